package warlab.heuristics.gridconflict;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** A heuristic that is worth to A what it costs B: its score is made in A's view. */
abstract class GridConflictHeuristic implements Heuristic {
  static final String GAME = "grid-conflict";

  private final String id;
  private final String help;

  GridConflictHeuristic(String id, String help) {
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
    return GAME;
  }

  @Override
  public final int evaluate(Position position, Side view) {
    int score = Scores.clamp(worthToA((GridConflictPosition) position));
    return view == Side.FIRST ? score : -score;
  }

  abstract long worthToA(GridConflictPosition position);
}
