package warlab.lab.bench;

import java.lang.management.ManagementFactory;

/** Measures work by the CPU time of its thread, which a busy machine disturbs less than a clock. */
final class CpuTime {
  private static final int ROUNDS = 5;

  private CpuTime() {}

  /** Nanoseconds of CPU of the fastest of a few rounds; the first ones warm the JIT up. */
  static long best(Runnable work) {
    long best = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long begun = now();
      work.run();
      best = Math.min(best, now() - begun);
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
