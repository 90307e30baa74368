package warlab.heuristics.gridconflict;

import static warlab.heuristics.gridconflict.GridConflictFeatures.term;

import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.Walk;
import warlab.heuristics.WeightedHeuristic;

/**
 * {@code duel}: like {@code race}, and who would win if from here on both only walked up and
 * struck, see {@link PlainDuel}. So distance, stamina and whose round it is count, which {@code
 * race} leaves out.
 */
public final class DuelHeuristic extends WeightedHeuristic implements MoveGains {
  private static final long KILL = 1000;
  private static final long ROUND = 100;

  public DuelHeuristic() {
    super(
        "duel",
        "'race', and who dies first if both only walk up and strike from here on",
        term(RaceHeuristic.BLOW, "life"),
        term(1, "hit-points"),
        term(1, "attack"),
        term(1, "defence"),
        term(1, "max-stamina"),
        term(KILL, "kill"),
        term(ROUND, "duel"));
  }

  /** In one piece, as {@code race} is. */
  @Override
  public int evaluate(Position position, Side view) {
    GridConflictPosition state = (GridConflictPosition) position;
    long kill = worthOfDeath(PlainDuel.roundsLeftAtDeath(state, view));
    return Scores.clamp(RaceHeuristic.worth(state, view) + kill);
  }

  private static long worthOfDeath(int roundsLeft) {
    return KILL * Integer.signum(roundsLeft) + ROUND * roundsLeft;
  }

  /** A walk changes nothing but the duel. Halves are known, so that no sum goes out of bounds. */
  @Override
  public int base(Position position, Side view) {
    return known(RaceHeuristic.worth((GridConflictPosition) position, view));
  }

  @Override
  public int gain(Position position, int move, Side view) {
    GridConflictPosition state = (GridConflictPosition) position;
    int stamina = Walk.staminaAfter(state, move);
    return stamina == Walk.NONE
        ? UNTOLD
        : known(worthOfDeath(PlainDuel.roundsLeftAfterWalk(state, move, stamina, view)));
  }

  private static int known(long half) {
    return Math.abs(half) > Scores.BOUND / 2 ? UNTOLD : (int) half;
  }
}
