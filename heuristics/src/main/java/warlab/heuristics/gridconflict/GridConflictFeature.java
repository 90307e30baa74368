package warlab.heuristics.gridconflict;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** A number of one fighter in a Grid Conflict position. */
abstract class GridConflictFeature implements Feature {
  private final String id;
  private final String help;

  GridConflictFeature(String id, String help) {
    this.id = id;
    this.help = help;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
  }

  @Override
  public final String game() {
    return GridConflictHeuristic.GAME;
  }

  @Override
  public final int amount(Position position, Side side) {
    return amount((GridConflictPosition) position, side);
  }

  abstract int amount(GridConflictPosition position, Side side);
}
