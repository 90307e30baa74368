package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Blows the opponent needs to kill it. */
public final class LifeFeature extends GridConflictFeature {

  public LifeFeature() {
    super("life", "blows the opponent needs to kill it");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return Blows.toKill(position.fighter(side.opponent()), position.fighter(side));
  }
}
