package warlab.lab.run;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.GameTask;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
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
    boolean isKept = false;
    try {
      PlayedGame game = match.play(task, listener);
      isKept = keepsSeats;
      return game;
    } finally {
      if (!isKept) {
        match.retire();
      }
    }
  }

  /** The same for whoever can do nothing about a game that cannot be played. */
  @Nullable PlayedGame playOrFail(GameTask task, MatchListener listener, BooleanSupplier goesOn) {
    try {
      return play(task, listener, goesOn);
    } catch (ExecutionException broken) {
      throw new ResultsException(task.id() + " cannot be played: " + broken.getCause(), broken);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new ResultsException("interrupted", stop);
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
