package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Blows on the opponent that fit into its next round, the walk included. */
public final class BlowsFeature extends GridConflictFeature {

  public BlowsFeature() {
    super("blows", "blows on the opponent that fit into its next round, the walk included");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return Blows.inRound(position.stamina(side), Blows.distance(position));
  }
}
