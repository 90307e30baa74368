package warlab.lab.run;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.GameTask;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.Watchdog;

/**
 * Plays one game beside no other, on a thread of its own and under the same guard as in a run.
 *
 * @param keepsSeats whether the match plays further games, unless this one is taken from it
 */
record IsolatedGame(Match match, long graceNanos, boolean keepsSeats) {
  private PlayedGame playHere(GameTask task, MatchListener listener) {
    try {
      return match.play(task, listener);
    } finally {
      if (!keepsSeats) {
        match.retire();
      }
    }
  }

  /**
   * Plays to the end; a player that hangs loses as it does in a run.
   *
   * @param goesOn asked at every look of the watchdog
   * @return {@code null} when it was not to go on
   * @throws ExecutionException when the game cannot be played, not caused by its players
   */
  @Nullable PlayedGame play(GameTask task, MatchListener listener, BooleanSupplier goesOn)
      throws ExecutionException, InterruptedException {
    Watchdog watchdog = new Watchdog(graceNanos, System.nanoTime());
    FutureTask<PlayedGame> work = new FutureTask<>(() -> playHere(task, listener));
    Thread thread = new Thread(work, "warlab-lone");
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        return work.get(Watchdog.LOOK_EVERY_NANOS, TimeUnit.NANOSECONDS);
      } catch (TimeoutException stillPlaying) {
        if (!goesOn.getAsBoolean()) {
          match.abandon();
          thread.interrupt();
          return null;
        }
        if (watchdog.advance(System.nanoTime()) && watchdog.enforceLimit(match)) {
          return match.forfeited();
        }
      }
    }
  }
}
