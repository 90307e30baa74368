package warlab.lab.bench;

/** A loop that no change of the program touches: if it is slower, so is the machine. */
final class MachineBench {
  private static final int STEPS = 50_000_000;

  private long state = 1;

  private MachineBench() {}

  static Measurement measure() {
    long nanos = CpuTime.best(new MachineBench()::run);
    return new Measurement(
        Bench.MACHINE, "arithmetic alone", CpuTime.perSecond(STEPS, nanos), "steps/s");
  }

  private void run() {
    long x = state;
    for (int i = 0; i < STEPS; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    state = x;
  }
}
