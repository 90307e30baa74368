package warlab.heuristics.gridconflict;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.heuristics.Described;

/** A number of one fighter in a Grid Conflict position. */
abstract class GridConflictFeature extends Described implements Feature {

  GridConflictFeature(String id, String help) {
    super(GridConflictHeuristic.GAME, id, help);
  }

  @Override
  public final int amount(Position position, Side side) {
    return amount((GridConflictPosition) position, side);
  }

  abstract int amount(GridConflictPosition position, Side side);
}
