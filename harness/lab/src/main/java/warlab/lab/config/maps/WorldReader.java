package warlab.lab.config.maps;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/**
 * Finds the parts of a map in the JSON of a world. Other fields may stand there and are ignored.
 */
final class WorldReader {
  private static final String GROUND_CODES =
      Terrain.ALL.stream()
          .map(ground -> (int) ground.letter() + " " + ground)
          .collect(Collectors.joining(", "));
  private static final String UNIT_CODES =
      UnitKind.ALL.stream()
          .map(kind -> (int) kind.letter() + " " + kind)
          .collect(Collectors.joining(", "));

  private final MapNode world;
  private final List<Terrain> ground = new ArrayList<>();
  private final List<Integer> images = new ArrayList<>();
  private final List<Placement> units = new ArrayList<>();

  WorldReader(MapNode world) {
    this.world = world;
  }

  TankMap map(String name) {
    int width = integer(world, "XWidth");
    int height = integer(world, "YHeight");
    if (!Board.fits(width, height)) {
      throw world.refusal(
          "XWidth, YHeight: no board of %dx%d, expected up to %d columns and rows and %d tiles"
              .formatted(width, height, Board.MAX_SIDE, Board.MAX_TILES));
    }
    for (ConfigNode column : list("Tiles", value(world, "Tiles"), width)) {
      for (ConfigNode tile : list("a column of Tiles", column, height)) {
        add(map("a tile", tile));
      }
    }
    return new TankMap(name, Board.of(width, height), ground, images, units, reinforcements());
  }

  private void add(MapNode tile) {
    Terrain terrain = Terrain.of(integer(tile, "Type"));
    if (terrain == null) {
      throw value(tile, "Type").refusal("Type: no ground has this code, expected " + GROUND_CODES);
    }
    ConfigNode unit = value(tile, "Unit");
    if (!unit.isNothing()) {
      MapNode fields = map("Unit", unit);
      units.add(
          new Placement(integer(fields, "Player"), kind(value(fields, "Type")), ground.size()));
    }
    ground.add(terrain);
    images.add(tile.has("ImageID") ? integer(tile, "ImageID") : 0);
  }

  private List<Reinforcement> reinforcements() {
    List<Reinforcement> entries = new ArrayList<>();
    world
        .get("Reinforcement")
        .ifPresent(
            node -> {
              for (MapNode.Entry entry : map("Reinforcement", node).entries()) {
                if (!entry.key().matches("\\d{1,9}")) {
                  throw entry.value().refusal("Reinforcement: no counter is '" + entry.key() + "'");
                }
                int counter = Integer.parseInt(entry.key());
                entries.add(new Reinforcement(counter, kind(entry.value())));
              }
            });
    return entries;
  }

  private static UnitKind kind(ConfigNode node) {
    UnitKind kind = UnitKind.of(integer("Type of a unit", node));
    if (kind == null) {
      throw node.refusal("no unit has the code " + node.describe() + ", expected " + UNIT_CODES);
    }
    return kind;
  }

  private static ConfigNode value(MapNode owner, String key) {
    return owner
        .entry(key)
        .map(MapNode.Entry::value)
        .orElseThrow(() -> owner.refusal(key + ": missing"));
  }

  private static int integer(MapNode owner, String key) {
    return integer(key, value(owner, key));
  }

  private static int integer(String what, ConfigNode node) {
    if (node instanceof ScalarNode scalar
        && scalar.kind() == ScalarNode.Kind.INTEGER
        && scalar.text().matches("\\d{1,9}")) {
      return Integer.parseInt(scalar.text());
    }
    throw node.refusal(what + ": expected a whole number from 0, not " + node.describe());
  }

  private static MapNode map(String what, ConfigNode node) {
    if (node instanceof MapNode map) {
      return map;
    }
    throw node.refusal(what + ": expected an object, not " + node.describe());
  }

  private static List<ConfigNode> list(String what, ConfigNode node, int size) {
    if (node instanceof ListNode list && list.items().size() == size) {
      return list.items();
    }
    String found = node instanceof ListNode list ? list.items().size() + "" : node.describe();
    throw node.refusal(what + ": expected a list of " + size + ", not " + found);
  }
}
