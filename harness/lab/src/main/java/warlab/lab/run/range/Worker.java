package warlab.lab.run.range;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.GameTask;
import warlab.lab.record.Fault;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.AbandonedException;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.OwnThread;

/** A thread that plays pairs, with a match of its own that it keeps from game to game. */
final class Worker extends ForkJoinWorkerThread {
  /** A player that eats all memory may leave none for the line that would tell on it. */
  private static final int TRIES_ALONE = 3;

  private final Match match;
  private final Semaphore permits;

  // This thread writes both before it enters a player call. The watching thread reads them only
  // after it took that call away, and the guard's state orders the one before the other.
  private int places;
  private @Nullable PairJob work;

  Worker(ForkJoinPool pool, Match match, Semaphore permits) {
    super(pool);
    this.match = match;
    this.permits = permits;
    setName("warlab-" + getName());
  }

  Match match() {
    return match;
  }

  /** One player must not disturb another. */
  @Override
  public void interrupt() {
    OwnThread.refusePlayer(this);
    super.interrupt();
  }

  @Override
  protected void onTermination(@Nullable Throwable broken) {
    Thread.interrupted(); // outside programs are given the time to end by themselves
    match.retire();
    super.onTermination(broken);
  }

  void work(PairJob pair) {
    work = pair;
    pair.play(this);
  }

  PlayedGame play(GameTask task) {
    PlayedGame game = tryToPlay(task, false);
    for (int tries = 0; game == null && tries < TRIES_ALONE; tries++) {
      game = tryToPlay(task, true);
    }
    if (game == null) {
      throw new OutOfMemoryError("also when game " + task.id().game() + " is played alone");
    }
    return game;
  }

  /** The game, or null when memory ran out and nobody can say yet by whose fault. */
  private @Nullable PlayedGame tryToPlay(GameTask task, boolean alone) {
    // A game that runs out of memory may be the victim of its neighbour; only when it fails alone
    // as well it is at fault.
    places = alone ? getPool().getParallelism() : 1;
    permits.acquireUninterruptibly(places); // an interrupt is meant for a player, none is called
    PlayedGame game;
    try {
      game = match.play(task);
    } catch (AbandonedException taken) {
      throw taken; // whoever took the game gives the places back
    } catch (OutOfMemoryError full) {
      match.dropPlayers(); // first of all: whatever else is done needs memory
      game = null;
    } catch (RuntimeException | Error broken) {
      permits.release(places);
      throw broken;
    }
    permits.release(places);
    return game != null && !alone && ranOutOfMemory(game) ? null : game;
  }

  private static boolean ranOutOfMemory(PlayedGame game) {
    Fault fault = game.record().fault();
    return fault != null && fault.kind() == Fault.Kind.OUT_OF_MEMORY;
  }

  /**
   * Gives up the game that was taken from this worker: it is lost by the player that did not
   * answer, and others may play the rest of its pair. For the thread that took it.
   */
  void forfeitGame() {
    PairJob taken = Objects.requireNonNull(work);
    permits.release(places);
    taken.resumeAfter(match.forfeited());
  }
}
