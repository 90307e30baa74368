package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.Fighter;
import warlab.games.gridconflict.GridConflictPosition;

/**
 * {@code race}: 100 for each blow the opponent needs more than oneself to kill, plus the difference
 * of the sums. The evaluation of the public C++ engine.
 */
public final class RaceHeuristic extends GridConflictHeuristic {
  private static final int BLOW = 100;

  public RaceHeuristic() {
    super("race", "100 for each blow the opponent needs more to kill, plus 'sum'");
  }

  @Override
  long worthToA(GridConflictPosition position) {
    return BLOW * blowsAhead(position) + position.scoreDifference();
  }

  /** Blows B needs to kill A beyond those A needs to kill B. */
  static long blowsAhead(GridConflictPosition position) {
    Fighter a = position.fighter(Side.FIRST);
    Fighter b = position.fighter(Side.SECOND);
    return (long) Blows.toKill(b, a) - Blows.toKill(a, b);
  }
}
