package warlab.lab.run.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import warlab.games.Side;

class LeashTest {
  private static final long TIMEOUT = 100;
  private static final long GRACE = 10;

  private final Leash leash = new Leash();

  @BeforeEach
  void attach() {
    leash.attach(Thread.currentThread(), TIMEOUT);
  }

  @AfterEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @Test
  void aQuickCallIsLeftAlone() {
    leash.enter(Side.FIRST);
    look(0, 50, 100);
    assertThat(leash.leave()).isFalse();
  }

  @Test
  void aCallIsInterruptedOnceItHasBeenSeenForLongerThanItsTime() {
    leash.enter(Side.FIRST);
    look(0, 100);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    look(101);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
    assertThat(leash.stack()).isNotEmpty();
    assertThat(leash.leave()).isTrue();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void everyCallHasTimeOfItsOwn() {
    leash.enter(Side.FIRST);
    look(0, 90);
    assertThat(leash.leave()).isFalse();
    leash.enter(Side.SECOND);
    look(180, 270);
    assertThat(leash.leave()).isFalse();
  }

  @Test
  void timeBetweenCallsIsNobodys() {
    look(0, 1000);
    leash.enter(Side.FIRST);
    look(1001);
    assertThat(leash.leave()).isFalse();
  }

  @Test
  void whoIgnoresTheInterruptIsAbandonedAfterTheGrace() {
    leash.enter(Side.SECOND);
    look(0, 101, 102, 112);
    assertThat(leash.isGivenUp(113, GRACE)).isTrue();
    assertThat(leash.isGivenUp(1000, GRACE)).as("only once").isFalse();
    assertThat(leash.caller()).isEqualTo(Side.SECOND);
    assertThatThrownBy(leash::leave).isInstanceOf(AbandonedException.class);
    assertThatThrownBy(() -> leash.enter(Side.FIRST)).isInstanceOf(AbandonedException.class);
  }

  @Test
  void aCutLeashEndsTheGameAtTheNextStep() {
    leash.enter(Side.FIRST);
    leash.cut();
    assertThatThrownBy(leash::leave).isInstanceOf(AbandonedException.class);
  }

  @Test
  void aStoppedProcessHasNotOverrunAnything() {
    Match match = new Match(new PilePlayers());
    match.leash().attach(Thread.currentThread(), 3_600_000_000_000L);
    match.leash().enter(Side.FIRST);
    Watchdog watchdog = new Watchdog(GRACE, 0);
    long day = 24 * 3_600_000_000_000L;
    for (int look = 1; look <= 10; look++) {
      assertThat(watchdog.isDue(look * day)).isTrue();
      assertThat(watchdog.givesUp(match)).isFalse();
    }
    assertThat(match.leash().leave()).isFalse();
  }

  @Test
  void theWatchdogLooksNowAndThenOnly() {
    Watchdog watchdog = new Watchdog(GRACE, 0);
    assertThat(watchdog.isDue(Watchdog.LOOK_EVERY_NANOS - 1)).isFalse();
    assertThat(watchdog.isDue(Watchdog.LOOK_EVERY_NANOS)).isTrue();
    assertThat(watchdog.isDue(Watchdog.LOOK_EVERY_NANOS + 1)).isFalse();
  }

  private void look(long... times) {
    for (long time : times) {
      assertThat(leash.isGivenUp(time, GRACE)).isFalse();
    }
  }
}
