package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Attack. */
public final class AttackFeature extends GridConflictFeature {

  public AttackFeature() {
    super("attack", "attack");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return position.fighter(side).attack();
  }
}
