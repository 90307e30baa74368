package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Maximum stamina. */
public final class MaxStaminaFeature extends GridConflictFeature {

  public MaxStaminaFeature() {
    super("max-stamina", "maximum stamina");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return position.fighter(side).maxStamina();
  }
}
