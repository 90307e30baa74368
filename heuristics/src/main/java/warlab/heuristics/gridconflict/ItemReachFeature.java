package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** Worth of the good items that are nearer to it than to the opponent. */
public final class ItemReachFeature extends GridConflictFeature {

  public ItemReachFeature() {
    super("item-reach", "H + A + D + S of the good items that are nearer to it than to the other");
  }

  @Override
  int amount(GridConflictPosition position, Side side) {
    return Items.nearer(position, side);
  }
}
