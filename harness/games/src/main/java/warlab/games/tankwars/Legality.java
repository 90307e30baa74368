package warlab.games.tankwars;

import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.World;

/** Says why a move is illegal, in the words of a sentence. Not for hot paths. */
final class Legality {
  private Legality() {}

  static @Nullable String objection(TankPosition position, int move) {
    int unit = position.askedUnit();
    if (unit < 0) {
      return "the game is over";
    }
    World world = position.world();
    Board board = world.board();
    int tile = world.units().tile(unit);
    if (TankMove.tile(move) != tile) {
      return "the unit on " + board.place(tile, ' ') + " is to decide now";
    }
    int target = TankMove.target(move);
    // Bits that no order uses.
    if (move != TankMove.pack(TankMove.what(move), tile, target)) {
      return "it is no order";
    }
    return switch (TankMove.what(move)) {
      case TankMove.MOVE -> objectionToStep(world, unit, target);
      case TankMove.FIRE -> objectionToShot(world, unit, target);
      // The updates of a wait stand where others have their target.
      case TankMove.WAIT ->
          target == TankMove.LONG_WAIT || target == TankMove.SHORT_WAIT
              ? null
              : "a wait lasts " + TankMove.LONG_WAIT + " updates or " + TankMove.SHORT_WAIT;
      default -> "it is no order";
    };
  }

  private static @Nullable String objectionToStep(World world, int unit, int target) {
    Board board = world.board();
    UnitKind kind = world.units().kind(unit);
    if (target >= board.tiles() || board.distance(world.units().tile(unit), target) != 1) {
      return "a step goes to a neighbouring tile";
    }
    return world.ground(target).admits(kind)
        ? null
        : kind + " may not enter " + world.ground(target);
  }

  private static @Nullable String objectionToShot(World world, int unit, int target) {
    Board board = world.board();
    int range = world.attributes().fireRange(world.units().row(unit));
    int distance =
        target < board.tiles() ? board.distance(world.units().tile(unit), target) : range + 1;
    if (distance < 1 || distance > range) {
      return "the target is not in range, which is " + range + " here";
    }
    return world.ammunition(unit) >= 1 ? null : "there is no ammunition for a shot";
  }
}
