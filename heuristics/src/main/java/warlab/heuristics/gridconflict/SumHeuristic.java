package warlab.heuristics.gridconflict;

import warlab.games.gridconflict.GridConflictPosition;

/** {@code sum}: the difference of H + A + D + S, which decides at the round limit. */
public final class SumHeuristic extends GridConflictHeuristic {

  public SumHeuristic() {
    super("sum", "difference of H + A + D + S, which decides at the round limit");
  }

  @Override
  long worthToA(GridConflictPosition position) {
    return position.scoreDifference();
  }
}
