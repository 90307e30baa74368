package warlab.games.tankwars.map;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import warlab.games.tankwars.map.TankMap.Placement;

/** Whether the half-turn or the top-bottom flip carries a map onto itself, seats swapped. */
final class Fairness {
  private Fairness() {}

  static boolean isFair(TankMap map) {
    Board board = map.board();
    IntUnaryOperator mirror = board.height() % 2 == 0 ? board::halfTurn : board::flip;
    boolean isGroundFair =
        IntStream.range(0, board.tiles())
            .allMatch(tile -> map.ground().get(tile) == map.ground().get(mirror.applyAsInt(tile)));
    // Seats are swapped by the mirror: 1 and 2 are each other's 3 minus the number.
    Set<Placement> placements = new HashSet<>(map.units());
    return isGroundFair
        && map.units().stream()
            .allMatch(
                unit ->
                    placements.contains(
                        new Placement(
                            3 - unit.player(), unit.kind(), mirror.applyAsInt(unit.tile()))));
  }
}
