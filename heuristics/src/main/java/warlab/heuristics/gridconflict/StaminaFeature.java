package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Stamina it has now or begins its next round with. */
public final class StaminaFeature extends GridConflictFeature {

  public StaminaFeature() {
    super("stamina", "stamina it has now or begins its next round with");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return position.stamina(side);
  }
}
