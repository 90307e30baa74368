package warlab.heuristics.gridconflict;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.heuristics.Described;

/** A heuristic that is worth to A what it costs B: its score is made in A's view. */
abstract class GridConflictHeuristic extends Described implements Heuristic {
  static final String GAME = "grid-conflict";

  GridConflictHeuristic(String id, String help) {
    super(GAME, id, help);
  }

  @Override
  public final int evaluate(Position position, Side view) {
    int score = Scores.clamp(worthToA((GridConflictPosition) position));
    return view == Side.FIRST ? score : -score;
  }

  abstract long worthToA(GridConflictPosition position);
}
