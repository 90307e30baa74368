package warlab.heuristics.wargame;

import warlab.games.Described;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/** A heuristic of AI Wargame without options: own units count for it, enemy units against it. */
abstract class WargameHeuristic extends Described implements Heuristic {
  /** Not taken from the features: a run that uses none of them is not changed by their table. */
  static final String GAME = "ai-wargame";

  WargameHeuristic(String id, String help) {
    super(id, help);
  }

  @Override
  public final String game() {
    return GAME;
  }

  @Override
  public final int evaluate(Position position, Side view) {
    return evaluate((WargamePosition) position, view);
  }

  abstract int evaluate(WargamePosition position, Side view);
}
