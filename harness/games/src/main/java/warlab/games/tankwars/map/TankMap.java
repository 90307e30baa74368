package warlab.games.tankwars.map;

import java.util.Comparator;
import java.util.List;

/**
 * A map as plain data: ground, pictures, units and reinforcements. It may be nonsense; {@link
 * MapCheck} tells. Lists about tiles are in ascending tile id.
 *
 * @param images picture numbers, which no rule reads
 * @param units the units at the start
 * @param reinforcements by ascending counter
 */
public record TankMap(
    String name,
    Board board,
    List<Terrain> ground,
    List<Integer> images,
    List<Placement> units,
    List<Reinforcement> reinforcements) {

  /** The most players a map may have. */
  public static final int MAX_PLAYERS = 6;

  /** A unit at the start. Players count from 1. */
  public record Placement(int player, UnitKind kind, int tile) {}

  /** In the update that runs at this counter every player with room gets one unit. */
  public record Reinforcement(int counter, UnitKind kind) {}

  public TankMap {
    if (ground.size() != board.tiles() || images.size() != board.tiles()) {
      throw new IllegalArgumentException("a map says one ground and one picture for every tile");
    }
    ground = List.copyOf(ground);
    images = List.copyOf(images);
    units = List.copyOf(units);
    reinforcements =
        reinforcements.stream().sorted(Comparator.comparingInt(Reinforcement::counter)).toList();
  }

  /** The highest player number of a unit. */
  public int players() {
    return units.stream().mapToInt(Placement::player).max().orElse(0);
  }

  /** The same map with other ground. */
  public TankMap withGround(String newName, List<Terrain> newGround) {
    return new TankMap(newName, board, newGround, images, units, reinforcements);
  }
}
