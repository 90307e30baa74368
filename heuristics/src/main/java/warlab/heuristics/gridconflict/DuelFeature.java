package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Rounds left when the opponent dies if both only walk up and strike. */
public final class DuelFeature extends GridConflictFeature {

  public DuelFeature() {
    super("duel", "rounds left when the opponent dies if both only walk up and strike, else 0");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    int roundsLeft = PlainDuel.roundsLeftAtDeath(position);
    return Math.max(0, side == Side.FIRST ? roundsLeft : -roundsLeft);
  }
}
