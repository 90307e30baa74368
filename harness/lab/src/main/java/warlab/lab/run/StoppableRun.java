package warlab.lab.run;

/** Work that plays games, which a signal may end: {@link StopOnSignal} sees to it. */
public interface StoppableRun<R> {

  /** Works to the end, or until it is stopped. */
  R run();

  /** Makes {@link #run} return soon, with everything committed so far on disk. From any thread. */
  void stop();

  /** As {@link #stop}, when code that the run called ends the process: it is to be found out. */
  void endFromInside();

  /** Waits for {@link #run} to return. */
  boolean awaitEnd(long timeoutMs) throws InterruptedException;
}
