package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** The heuristic of the original program for a Defender to move. */
public final class DefendHeuristic extends WargameHeuristic {

  public DefendHeuristic() {
    super("defend", "worth x (10 + health) of the units");
  }

  @Override
  public boolean tellsQuietMovesApart(Side mover) {
    return false;
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    return score(position.board(), view);
  }

  static int score(Board board, Side view) {
    return 10 * worth(board, view) + worthTimesHealth(board, view);
  }
}
