package warlab.heuristics.gridconflict;

import static warlab.heuristics.gridconflict.GridConflictFeatures.term;

import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.gridconflict.Fighter;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.heuristics.WeightedHeuristic;

/**
 * {@code race}: 100 for each blow the opponent needs more than oneself to kill, plus the difference
 * of the sums. The evaluation of the public C++ engine.
 */
public final class RaceHeuristic extends WeightedHeuristic implements CountsNoWalk {
  static final int BLOW = 100;

  public RaceHeuristic() {
    super(
        "race",
        "100 for each blow the opponent needs more to kill, plus 'sum'",
        term(BLOW, "life"),
        term(1, "hit-points"),
        term(1, "attack"),
        term(1, "defence"),
        term(1, "max-stamina"));
  }

  /** In one piece: 8 ns instead of 42. */
  @Override
  public int evaluate(Position position, Side view) {
    return Scores.clamp(worth((GridConflictPosition) position, view));
  }

  static long worth(GridConflictPosition position, Side view) {
    Fighter own = position.fighter(view);
    Fighter other = position.fighter(view.opponent());
    long blowsAhead = (long) Blows.toKill(other, own) - Blows.toKill(own, other);
    return BLOW * blowsAhead + own.sum() - other.sum();
  }
}
