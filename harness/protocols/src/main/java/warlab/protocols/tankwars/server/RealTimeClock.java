package warlab.protocols.tankwars.server;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** 30 updates a second, whoever asks or does not. */
final class RealTimeClock implements WorldClock {
  private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(1) / 30;

  /** How much it makes good after the machine was too busy. */
  private static final long MOST_BEHIND_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Ticks before the match begins, too; the world is frozen then. */
  @Override
  public void run(ServedMatch match) {
    long next = System.nanoTime();
    while (!match.isOver()) {
      next = Math.max(next + PERIOD_NANOS, System.nanoTime() - MOST_BEHIND_NANOS);
      for (long left = next - System.nanoTime(); left > 0; left = next - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      match.advance(1);
    }
  }
}
