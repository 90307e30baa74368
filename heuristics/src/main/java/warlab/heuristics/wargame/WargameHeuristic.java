package warlab.heuristics.wargame;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;
import warlab.heuristics.Described;

/** A heuristic of AI Wargame without options: own units count for it, enemy units against it. */
abstract class WargameHeuristic extends Described implements Heuristic {

  WargameHeuristic(String id, String help) {
    super(WargameFeature.GAME, id, help);
  }

  @Override
  public final int evaluate(Position position, Side view) {
    return evaluate((WargamePosition) position, view);
  }

  abstract int evaluate(WargamePosition position, Side view);

  /** Own worth minus the enemy's. */
  static int worth(Board board, Side view) {
    return Worth.of(board, board.units(view)) - Worth.of(board, board.units(view.opponent()));
  }

  /** Own worth times health minus the enemy's. */
  static int worthTimesHealth(Board board, Side view) {
    return Worth.timesHealth(board, board.units(view))
        - Worth.timesHealth(board, board.units(view.opponent()));
  }
}
