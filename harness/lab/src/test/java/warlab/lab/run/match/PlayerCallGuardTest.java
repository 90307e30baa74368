package warlab.lab.run.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.record.GamesInPlay;

class PlayerCallGuardTest {
  private static final long TIMEOUT = 100;
  private static final long GRACE = 10;

  private final PlayerCallGuard guard = new PlayerCallGuard(GamesInPlay.unrecorded().place());

  @BeforeEach
  void attach() {
    guard.attach(Thread.currentThread(), TIMEOUT);
  }

  @AfterEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @Test
  void aQuickCallIsLeftAlone() {
    guard.enter(Side.FIRST);
    look(0, 50, 100);
    assertThat(guard.leave()).isFalse();
  }

  @Test
  void aCallIsInterruptedOnceItHasBeenSeenForLongerThanItsTime() {
    guard.enter(Side.FIRST);
    look(0, 100);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    look(101);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
    assertThat(guard.stack()).isNotEmpty();
    assertThat(guard.leave()).isTrue();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void everyCallHasTimeOfItsOwn() {
    guard.enter(Side.FIRST);
    look(0, 90);
    assertThat(guard.leave()).isFalse();
    guard.enter(Side.SECOND);
    look(180, 270);
    assertThat(guard.leave()).isFalse();
  }

  @Test
  void timeBetweenCallsIsNobodys() {
    look(0, 1000);
    guard.enter(Side.FIRST);
    look(1001);
    assertThat(guard.leave()).isFalse();
  }

  @Test
  void whoIgnoresTheInterruptIsAbandonedAfterTheGrace() {
    guard.enter(Side.SECOND);
    look(0, 101, 102, 112);
    assertThat(guard.enforceLimit(113, GRACE)).isTrue();
    assertThat(guard.enforceLimit(1000, GRACE)).as("only once").isFalse();
    assertThat(guard.caller()).isEqualTo(Side.SECOND);
    assertThatThrownBy(guard::leave).isInstanceOf(AbandonedException.class);
    assertThatThrownBy(() -> guard.enter(Side.FIRST)).isInstanceOf(AbandonedException.class);
  }

  @Test
  void aCutGuardEndsTheGameAtTheNextStep() {
    guard.enter(Side.FIRST);
    guard.cut();
    assertThatThrownBy(guard::leave).isInstanceOf(AbandonedException.class);
  }

  @Test
  void aStoppedProcessHasNotOverrunAnything() {
    Match match = new Match(new PilePlayers());
    match.guard().attach(Thread.currentThread(), 3_600_000_000_000L);
    match.guard().enter(Side.FIRST);
    Watchdog watchdog = new Watchdog(GRACE, 0);
    long day = 24 * 3_600_000_000_000L;
    for (int look = 1; look <= 10; look++) {
      assertThat(watchdog.advance(look * day)).isTrue();
      assertThat(watchdog.enforceLimit(match)).isFalse();
    }
    assertThat(match.guard().leave()).isFalse();
  }

  @Test
  void theWatchdogLooksNowAndThenOnly() {
    Watchdog watchdog = new Watchdog(GRACE, 0);
    assertThat(watchdog.advance(Watchdog.LOOK_EVERY_NANOS - 1)).isFalse();
    assertThat(watchdog.advance(Watchdog.LOOK_EVERY_NANOS)).isTrue();
    assertThat(watchdog.advance(Watchdog.LOOK_EVERY_NANOS + 1)).isFalse();
  }

  private void look(long... times) {
    for (long time : times) {
      assertThat(guard.enforceLimit(time, GRACE)).isFalse();
    }
  }
}
