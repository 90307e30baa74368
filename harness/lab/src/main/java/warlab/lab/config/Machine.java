package warlab.lab.config;

/** What a run has to live on. */
public record Machine(int cores, long heapBytes) {

  /** The machine this program runs on, as far as the JVM may use it. */
  public static Machine current() {
    Runtime runtime = Runtime.getRuntime();
    return new Machine(runtime.availableProcessors(), runtime.maxMemory());
  }
}
