package warlab.lab.run.range;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
import warlab.lab.run.match.AbandonedException;

/**
 * A pair on its way through the workers. It may be handed to several, of which the first one to
 * claim it plays it; when that one is abandoned, the rest of the pair can be claimed again.
 */
final class PairJob {
  private final Plan plan;
  private final long index;
  private final Consumer<PairJob> whenDone;
  private final AtomicBoolean claimed = new AtomicBoolean();

  // Both belong to whoever holds the claim: a worker, or the watching thread that took the game
  // away from it. A new claim sees what the last holder wrote; the committing thread reads after
  // done.
  private final List<PlayedGame> games = new ArrayList<>(2);
  private @Nullable Throwable failure;

  private volatile boolean done;

  /**
   * @param whenDone told once, on whichever thread finishes the pair
   */
  PairJob(Plan plan, long index, Consumer<PairJob> whenDone) {
    this.plan = plan;
    this.index = index;
    this.whenDone = whenDone;
  }

  long index() {
    return index;
  }

  boolean isClaimed() {
    return claimed.get();
  }

  boolean claim() {
    return claimed.compareAndSet(false, true);
  }

  boolean isDone() {
    return done;
  }

  /** Plays what is left of the pair. For the worker that claimed it. */
  void play(Worker worker) {
    try {
      List<GameTask> tasks = plan.pair(index);
      while (games.size() < tasks.size()) {
        games.add(worker.play(tasks.get(games.size())));
      }
    } catch (AbandonedException taken) {
      return; // whoever took it goes on with it
    } catch (Throwable broken) {
      failure = broken;
    }
    finish();
  }

  private void finish() {
    done = true;
    whenDone.accept(this);
  }

  /** Goes on behind a game that was taken from its worker. */
  void resumeAfter(PlayedGame forfeited) {
    games.add(forfeited);
    if (games.size() == plan.legs()) {
      finish();
    } else {
      claimed.set(false);
    }
  }

  /** Decisions kept in memory until the pair is committed. */
  int keptMoves() {
    int count = 0;
    for (PlayedGame game : games) {
      count += game.moves().size();
    }
    return count;
  }

  /** The games of a finished pair. */
  List<PlayedGame> games() {
    Throwable broken = failure;
    if (broken == null) {
      return games;
    }
    long game = index * plan.legs() + games.size();
    String reason = broken instanceof OutOfMemoryError ? "out of memory" : broken.toString();
    throw new ResultsException(
        "game " + game + " cannot be played, not caused by its players: " + reason, broken);
  }
}
