package warlab.protocols.tankwars.server;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/**
 * Moves the world on by a step once every player has had a STATUS since the last step and asks for
 * the next, which is answered after the step. Observers wait for it too, but nobody for them. Who
 * does not ask within the limit, while somebody waits, forfeits.
 */
final class LockstepClock implements WorldClock {
  private final int step;
  private final long limitMs;

  /** By connection: the last gap between two steps in which it had a STATUS. */
  private final long[] shownIn = new long[ServedMatch.MAX_CONNECTIONS + 1];

  private final boolean[] waits = new boolean[ServedMatch.MAX_CONNECTIONS + 1];
  private long gap = 1;
  private long gapBegan;

  LockstepClock(int step, long limitMs) {
    this.step = step;
    this.limitMs = limitMs;
  }

  @Override
  public void seat(int number) {
    shownIn[number] = 0;
  }

  @Override
  public void begin() {
    gapBegan = System.nanoTime();
  }

  @Override
  public boolean hasShown(int number) {
    return shownIn[number] == gap;
  }

  @Override
  public void awaitStatus(ServedMatch match, int number) throws InterruptedException {
    if (hasShown(number)) {
      waits[number] = true;
      stepIfAllWait(match);
      while (waits[number] && !match.isOver()) {
        // Frees the monitor: others ask, leave or take the step in the meantime.
        match.await(millisLeft());
        forfeitLate(match);
        stepIfAllWait(match);
      }
    }
    shownIn[number] = gap;
  }

  private long millisLeft() {
    long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - gapBegan);
    return Math.max(0, limitMs - passed) + 1;
  }

  private void forfeitLate(ServedMatch match) {
    boolean late = System.nanoTime() - gapBegan > TimeUnit.MILLISECONDS.toNanos(limitMs);
    for (int player = 1; player <= match.players(); player++) {
      if (late && match.isRunning() && !waits[player]) {
        match.forfeit(player, "asked for no STATUS within " + limitMs + " ms");
      }
    }
  }

  private void stepIfAllWait(ServedMatch match) {
    if (!match.isRunning()) {
      return;
    }
    for (int player = 1; player <= match.players(); player++) {
      if (!waits[player] && match.isPlaying(player)) {
        return;
      }
    }
    match.advance(step);
    gap++;
    gapBegan = System.nanoTime();
    Arrays.fill(waits, false);
    match.wakeAll();
  }

  @Override
  public boolean hidesNewOrders() {
    return true;
  }
}
