package warlab.lab.run;

/**
 * Time as the watchdog lives it. It advances only while the watchdog looks, by a bounded step a
 * look, so that a process that was stopped for an hour has not overrun any limit.
 */
final class WatchClock {
  private final long longestStepNanos;
  private volatile long nanos;
  private long lookedAt;

  WatchClock(long longestStepNanos, long now) {
    this.longestStepNanos = longestStepNanos;
    lookedAt = now;
  }

  long nanos() {
    return nanos;
  }

  /** Called by the one thread that watches. */
  void look(long now) {
    long before = nanos;
    nanos = before + Math.min(now - lookedAt, longestStepNanos);
    lookedAt = now;
  }
}
