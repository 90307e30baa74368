package warlab.players;

import org.jspecify.annotations.Nullable;
import warlab.games.Position;

/**
 * Chooses the moves of one side in one game. Made fresh for every game: nothing is remembered from
 * one game to the next. Same options, same stream, same positions: same decisions, unless a time
 * limit is set.
 */
public interface Player {

  /**
   * Chooses a legal move. The view is the player's own copy of what its side may know, for as long
   * as the call lasts; it may play on it and need not undo. The side to move is this player's.
   */
  Decision choose(Position view);

  /**
   * Chooses the same move with the same counters, and then finds out for the report what only an
   * analyst asks: every move that is as good, and the line expected. That may take as long again,
   * whatever the limits.
   */
  default Decision study(Position view) {
    return choose(view);
  }

  /**
   * Is told what its side sees, in games that hide information: before each of its decisions, and
   * in between whenever that changes. When it is told follows from what its side may know, too: not
   * even how often tells what an unseen enemy does. The view is lent for the call.
   */
  default void observe(Position view) {}

  /** What the outside program behind this player is; {@code null} for a player of our own. */
  default @Nullable OutsideReport outside() {
    return null;
  }

  /** The game is over, or the player is given up: release what is not memory. */
  default void close() {}
}
