package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Defence. */
public final class DefenceFeature extends GridConflictFeature {

  public DefenceFeature() {
    super("defence", "defence");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return position.fighter(side).defence();
  }
}
