package warlab.players.tree;

import warlab.games.Position;
import warlab.players.MoveLine;

/** One way to walk the tree below a root, iteration by iteration. */
public interface TreeSearch {

  /** Loads the root's moves; nothing is visited yet. */
  void begin(Position position);

  /**
   * Searches to a depth, or until the meter refuses, and leaves the result in {@link #root}. Plays
   * on the position begun with and takes everything back.
   *
   * @param provesTies whether the ties must be exact; if not, moves that might tie may stand among
   *     them, because telling costs nodes that an iteration only made for its order can save
   */
  void iterate(Position position, int depth, boolean provesTies);

  RootMoves root();

  /** The line expected after a root move, that move first. */
  MoveLine lineAfter(Position position, int move);
}
