package warlab.lab.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Measures work by CPU time, which a busy machine disturbs less than a clock. */
final class CpuTime {
  private static final int LEAST_ROUNDS = 3;

  /** So long it takes until the JIT has done its best. */
  private static final long WARM_NANOS = 1_500_000_000L;

  private CpuTime() {}

  /** Nanoseconds of this thread in the fastest of many rounds; the first ones warm the JIT up. */
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

  /** Nanoseconds that all threads of this process have spent, compiler and collector included. */
  static long ofProcess() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
