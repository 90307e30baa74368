package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;
import warlab.players.Decision;

/** How long games take, as {@code plan} asks it: of players that are slow, asleep or never end. */
class TimedGamesTest {
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private final PilePlayers players =
      new PilePlayers()
          .with(
              "asleep",
              seat ->
                  view -> {
                    LockSupport.parkNanos(PAUSE_NANOS);
                    return Decision.unsearched(1);
                  });

  private final List<String> progress = new ArrayList<>();

  @AfterEach
  void release() {
    players.release();
  }

  private OptionalDouble seconds(String pairing, long timeoutMs, long limitMs) {
    long limitNanos = TimeUnit.MILLISECONDS.toNanos(limitMs);
    try (TimedGames games = new TimedGames(players, progress::add, limitNanos)) {
      return games.seconds(PilePlan.of(1, pairing).withTimeoutMs(timeoutMs).game(0));
    }
  }

  @Test
  void aPlayerThatNeverEndsIsNotWaitedFor() {
    assertThat(seconds("unresponsive:random", 60_000, 100)).isEmpty();
    assertThat(progress).containsExactly("playing to see how long it takes: 0 games ...", "");
  }

  @Test
  void aMoveMayTakeAsLongAsInARun() {
    assertThat(seconds("stalls:random", 100, 60_000)).isPresent();
  }

  @Test
  void itIsCpuTimeThatCounts() {
    double asleep = PAUSE_NANOS / 1e9; // each of several moves sleeps so long
    assertThat(seconds("asleep:asleep", 60_000, 60_000).orElseThrow()).isLessThan(asleep);
  }
}
