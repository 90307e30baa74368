package warlab.heuristics.wargame;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** A heuristic of AI Wargame without options: own units count for it, enemy units against it. */
abstract class WargameHeuristic implements Heuristic {
  private final String id;
  private final String help;

  WargameHeuristic(String id, String help) {
    this.id = id;
    this.help = help;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
  }

  @Override
  public final String game() {
    return WargameFeature.GAME;
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
