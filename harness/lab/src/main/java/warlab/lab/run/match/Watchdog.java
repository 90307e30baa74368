package warlab.lab.run.match;

import java.util.concurrent.TimeUnit;

/**
 * Measures how long players have been thinking. Its time advances only while it looks, by a bounded
 * step a look: a process that was stopped for an hour has not overrun any limit.
 */
public final class Watchdog {
  /** How long an interrupted player may take to notice. */
  public static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(2);

  public static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final long LONGEST_STEP_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final long graceNanos;
  private long nanos;
  private long lookedAt;

  /** Gives a player that was interrupted so much time to come back. */
  public Watchdog(long graceNanos, long now) {
    this.graceNanos = graceNanos;
    lookedAt = now;
  }

  /** Lets its own time go on; false when it is too early to look again. */
  public boolean advance(long now) {
    long step = now - lookedAt;
    if (step < LOOK_EVERY_NANOS) {
      return false;
    }
    nanos += Math.min(step, LONGEST_STEP_NANOS);
    lookedAt = now;
    return true;
  }

  /**
   * Interrupts a decision that takes too long, and takes the game away from one that ignores it.
   *
   * @return whether the game was taken away just now
   */
  public boolean enforceLimit(Match match) {
    return match.guard().enforceLimit(nanos, graceNanos);
  }
}
