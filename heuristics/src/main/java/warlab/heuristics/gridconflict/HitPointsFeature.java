package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Hit points. */
public final class HitPointsFeature extends GridConflictFeature {

  public HitPointsFeature() {
    super("hit-points", "hit points");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return position.fighter(side).hitPoints();
  }
}
