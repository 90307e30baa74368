package warlab.lab.bench;

import java.lang.management.ManagementFactory;

/** Measures work by the CPU time of its thread, which a busy machine disturbs less than a clock. */
final class CpuTime {
  private static final int LEAST_ROUNDS = 3;

  /** So long it takes until the JIT has done its best. */
  private static final long WARM_NANOS = 3_000_000_000L;

  private CpuTime() {}

  /** Nanoseconds of CPU of the fastest of many rounds; the first ones warm the JIT up. */
  static long best(Runnable work) {
    long best = Long.MAX_VALUE;
    long spent = 0;
    for (int round = 0; round < LEAST_ROUNDS || spent < WARM_NANOS; round++) {
      long begun = now();
      work.run();
      long nanos = now() - begun;
      best = Math.min(best, nanos);
      spent += nanos;
    }
    return Math.max(1, best);
  }

  static double perSecond(long count, long nanos) {
    return count * 1e9 / nanos;
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
