package warlab.lab.run.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import warlab.games.Side;
import warlab.lab.record.GamesInPlay;

/** The guard between two threads that really run: a worker that calls, a watchdog that looks. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // a broken guard may hang
class PlayerCallGuardRaceTest {
  private static final int CALLS = 200_000;

  private final PlayerCallGuard guard = new PlayerCallGuard(GamesInPlay.unrecorded().place());
  private final AtomicBoolean isOver = new AtomicBoolean();

  /** What the worker saw. */
  private record Seen(int late, int interruptedInside, int interruptedOutside) {}

  @Test
  void anInterruptReachesTheCallItIsMeantForAndNoOther() throws Exception {
    CompletableFuture<Seen> worker =
        CompletableFuture.supplyAsync(this::callOften, ForkJoinPool.commonPool());
    // Nobody is abandoned: the grace never ends.
    long looks = lookUntilOver(Long.MAX_VALUE);
    Seen seen = worker.get();
    assertThat(looks).as("the watchdog really looked").isPositive();
    assertThat(seen.late()).as("calls that were interrupted").isPositive();
    assertThat(seen.interruptedInside()).isLessThanOrEqualTo(seen.late());
    assertThat(seen.interruptedOutside()).as("interrupts that came after their call").isZero();
  }

  @Test
  void aGameIsTakenAwayOnceOrNotAtAll() throws Exception {
    int taken = 0;
    for (int round = 0; round < 200; round++) {
      PlayerCallGuard fresh = new PlayerCallGuard(GamesInPlay.unrecorded().place());
      CompletableFuture<Boolean> worker =
          CompletableFuture.supplyAsync(
              () -> isAbandonedOnTheWay(fresh), ForkJoinPool.commonPool());
      boolean abandoned = false;
      for (long now = 0; !worker.isDone(); now += 2) {
        abandoned |= fresh.enforceLimit(now, 0);
      }
      assertThat(worker.get()).as("both threads say the same").isEqualTo(abandoned);
      taken += abandoned ? 1 : 0;
    }
    assertThat(taken).as("games that were taken away").isPositive();
  }

  private static boolean isAbandonedOnTheWay(PlayerCallGuard guard) {
    guard.attach(Thread.currentThread(), 1);
    try {
      for (int call = 0; call < 1000; call++) {
        guard.enter(Side.FIRST);
        think(call % 50);
        guard.leave();
      }
      return false;
    } catch (AbandonedException taken) {
      return true;
    } finally {
      Thread.interrupted();
    }
  }

  private Seen callOften() {
    guard.attach(Thread.currentThread(), 1);
    int late = 0;
    int inside = 0;
    int outside = 0;
    for (int call = 0; call < CALLS; call++) {
      guard.enter(Side.FIRST);
      think(call % 50);
      inside += Thread.currentThread().isInterrupted() ? 1 : 0;
      late += guard.leave() ? 1 : 0;
      think(20);
      outside += Thread.interrupted() ? 1 : 0;
    }
    isOver.set(true);
    return new Seen(late, inside, outside);
  }

  private static void think(int steps) {
    for (int step = 0; step < steps; step++) {
      Thread.onSpinWait();
    }
  }

  private long lookUntilOver(long graceNanos) {
    long now = 0;
    while (!isOver.get()) {
      assertThat(guard.enforceLimit(now, graceNanos)).isFalse();
      now += 2;
    }
    return now;
  }
}
