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
   * @param settlesTies whether the leader must be the one that ranks highest among the best moves;
   *     an iteration that is only made for its order can save the nodes which that costs
   * @return the mean depth of the tree: a leaf has its own, an inner node the mean of its searched
   *     children's
   */
  double iterate(Position position, int depth, boolean settlesTies);

  RootMoves root();

  /** Finds out exactly which root moves share the score of the last iteration, a full one. */
  void proveTies(Position position);

  /** The line expected after a root move, that move first; of no more moves than were searched. */
  MoveLine lineAfter(Position position, int move);
}
