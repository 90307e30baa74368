package warlab.lab.run.match;

import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.players.Player;
import warlab.players.Seat;

/** Makes the players that tasks ask for. Safe to call from any thread. */
@FunctionalInterface
public interface PlayerSource {

  /** The player of one side, fresh for this game, on the memory and the stream of its seat. */
  Player seat(GameTask task, Side side, Seat seat);
}
