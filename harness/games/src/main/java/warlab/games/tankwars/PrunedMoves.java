package warlab.games.tankwars;

import warlab.games.MoveStack;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * The moves a search should look at: steps onto tiles that nobody stands on and no own unit walks
 * to, shots at enemies, at tiles they walk to and at their bases, and the long wait.
 */
final class PrunedMoves {
  private PrunedMoves() {}

  static int push(World world, int unit, MoveStack stack) {
    int before = stack.size();
    Board board = world.board();
    Units units = world.units();
    int tile = units.tile(unit);
    for (int i = 0; i < board.neighbourCount(tile); i++) {
      int next = board.neighbour(tile, i);
      if (world.ground(next).admits(units.kind(unit))
          && world.unitAt(next) < 0
          // The later of two own units on the way to one tile would be dropped there.
          && !isTargeted(world, next, units.player(unit), true)) {
        stack.push(TankMove.move(tile, next));
      }
    }
    if (world.ammunition(unit) >= 1) {
      int count = board.nearCount(tile, world.attributes().fireRange(units.row(unit)));
      for (int i = 0; i < count; i++) {
        int target = board.near(tile, i);
        if (isWorthAShot(world, units.player(unit), target)) {
          stack.push(TankMove.fire(tile, target));
        }
      }
    }
    // A waiting unit is asked again when something changes, so the short wait adds nothing.
    stack.push(TankMove.wait(tile, TankMove.LONG_WAIT));
    return stack.size() - before;
  }

  /** Whether an enemy is or will be there, or only its base is. */
  static boolean isWorthAShot(World world, int player, int tile) {
    int unit = world.unitAt(tile);
    if (unit >= 0) {
      return world.units().player(unit) != player;
    }
    return isTargeted(world, tile, player, false) || isEnemyBase(world, player, tile);
  }

  private static boolean isEnemyBase(World world, int player, int tile) {
    return world.ground(tile) == Terrain.BASE
        && world.owner(tile) != 0
        && world.owner(tile) != player;
  }

  /** Whether a unit of the player (or of an enemy) is on its way to a tile. */
  private static boolean isTargeted(World world, int tile, int player, boolean own) {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if ((units.player(unit) == player) == own
          && units.activity(unit) == Activity.MOVE
          && units.to(unit) == tile) {
        return true;
      }
    }
    return false;
  }
}
