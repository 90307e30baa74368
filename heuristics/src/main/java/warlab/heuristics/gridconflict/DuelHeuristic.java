package warlab.heuristics.gridconflict;

import warlab.games.gridconflict.GridConflictPosition;

/**
 * {@code duel}: like {@code race}, and who would win if from here on both only walked up and
 * struck, see {@link PlainDuel}. So distance, stamina and whose round it is count, which {@code
 * race} leaves out.
 */
public final class DuelHeuristic extends GridConflictHeuristic {
  private static final int BLOW = 100;
  private static final int KILL = 1000;
  private static final int ROUND = 100;

  public DuelHeuristic() {
    super("duel", "'race', and who dies first if both only walk up and strike from here on");
  }

  @Override
  long worthToA(GridConflictPosition position) {
    long worth = BLOW * RaceHeuristic.blowsAhead(position) + position.scoreDifference();
    int roundsLeft = PlainDuel.roundsLeftAtDeath(position);
    if (roundsLeft == PlainDuel.NOBODY_DIES) {
      return worth;
    }
    long kill = KILL + (long) ROUND * Math.abs(roundsLeft);
    return roundsLeft > 0 ? worth + kill : worth - kill;
  }
}
