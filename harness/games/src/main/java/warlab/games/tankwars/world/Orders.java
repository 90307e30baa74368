package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Board;

/**
 * Answers the orders of players to one world. Checks are made in the order of the rules, the first
 * failure is the answer, and a refused order changes nothing. Orders do not look at fog.
 */
public final class Orders {
  private final World world;
  // Keeps the scratch arrays of its searches; one for each world, so for one thread.
  private final PathFinder paths = new PathFinder();

  public Orders(World world) {
    this.world = world;
  }

  /** MOVE by coordinates, as it comes over the wire. */
  public Answer move(int player, int column, int row, int toColumn, int toRow) {
    Board board = world.board();
    return board.has(column, row) && board.has(toColumn, toRow)
        ? move(player, board.tile(column, row), board.tile(toColumn, toRow))
        : Answer.INPUT_IS_NIL;
  }

  /** FIRE by coordinates, as it comes over the wire. */
  public Answer fire(int player, int column, int row, int toColumn, int toRow) {
    Board board = world.board();
    return board.has(column, row) && board.has(toColumn, toRow)
        ? fire(player, board.tile(column, row), board.tile(toColumn, toRow))
        : Answer.INPUT_IS_NIL;
  }

  /** Orders a step towards a tile; one that is no neighbour is replaced by a step of a path. */
  public Answer move(int player, int tile, int target) {
    Answer refusal = refusal(player, tile);
    if (refusal != Answer.OK) {
      return refusal;
    }
    int unit = world.unitAt(tile);
    int next = target;
    if (world.board().distance(tile, target) != 1) {
      next = paths.firstStep(world, world.units().kind(unit), tile, target);
      if (next < 0) {
        return Answer.NO_PATH;
      }
    }
    // Whether the tile is free is not asked: it is when the unit gets there that counts.
    if (!world.ground(next).admits(world.units().kind(unit))) {
      return Answer.INVALID_TARGET;
    }
    world.begin(unit, Activity.MOVE, next);
    return Answer.OK;
  }

  public Answer fire(int player, int tile, int target) {
    Answer refusal = refusal(player, tile);
    if (refusal != Answer.OK) {
      return refusal;
    }
    int unit = world.unitAt(tile);
    int distance = world.board().distance(tile, target);
    if (distance < 1 || distance > world.attributes().fireRange(world.units().row(unit))) {
      return Answer.OUT_OF_RANGE;
    }
    // A player may try again in every update; what is added up here is not added up then.
    world.feed(unit);
    if (world.ammunition(unit) < 1) {
      return Answer.NO_AMMUNITION;
    }
    world.begin(unit, Activity.FIRE, target);
    return Answer.OK;
  }

  private Answer refusal(int player, int tile) {
    int unit = world.unitAt(tile);
    if (unit < 0 || world.units().player(unit) != player) {
      return Answer.NO_UNIT;
    }
    return world.units().isIdle(unit) ? Answer.OK : Answer.BUSY;
  }
}
