package warlab.lab.config.maps;

import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.MapCheck;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/**
 * A map in a file: the JSON of a world, of which only sizes, ground, pictures, units and
 * reinforcements are read. What is wrong is refused with its line and column.
 */
public final class MapFile {
  private static final String SUFFIX = ".json";
  private static final long MAX_BYTES = 4 << 20;

  private MapFile() {}

  /** Whether a text names a map file and not a map. */
  public static boolean isOne(String name) {
    return name.endsWith(SUFFIX);
  }

  /**
   * Reads a playable map.
   *
   * @throws ConfigException when there is none
   */
  public static TankMap read(Path file) {
    String source = file.toString();
    return read(source, ConfigFile.text(Place.of(source), file, MAX_BYTES));
  }

  /** Reads a playable map from the text of a file. */
  public static TankMap read(String source, String text) {
    MapNode world = ConfigParser.parseFile(isOne(source) ? source : source + SUFFIX, text);
    TankMap map = new WorldReader(world).map(name(source));
    List<String> problems = MapCheck.problems(map);
    if (!problems.isEmpty()) {
      throw new ConfigException(Place.of(source), problems.get(0));
    }
    return map;
  }

  private static String name(String source) {
    String file = String.valueOf(Path.of(source).getFileName());
    return isOne(file) ? file.substring(0, file.length() - SUFFIX.length()) : file;
  }

  /** A map as the text of a file: all that reading it needs. */
  public static String write(TankMap map) {
    JsonMapper json = JsonMapper.shared();
    Board board = map.board();
    ObjectNode world = json.createObjectNode();
    ArrayNode columns = world.putArray("Tiles");
    for (int column = 0; column < board.width(); column++) {
      ArrayNode tiles = columns.addArray();
      for (int row = 0; row < board.height(); row++) {
        writeTile(map, board.tile(column, row), tiles.addObject());
      }
    }
    world.put("XWidth", board.width());
    world.put("YHeight", board.height());
    ObjectNode reinforcements = world.putObject("Reinforcement");
    map.reinforcements()
        .forEach(
            entry ->
                reinforcements.put(Integer.toString(entry.counter()), (int) entry.kind().letter()));
    return json.writerWithDefaultPrettyPrinter().writeValueAsString(world) + "\n";
  }

  private static void writeTile(TankMap map, int tile, ObjectNode target) {
    target.put("Type", (int) map.ground().get(tile).letter());
    target.put("ImageID", map.images().get(tile));
    target.put("XCol", map.board().column(tile));
    target.put("YRow", map.board().row(tile));
    target.putNull("Unit");
    for (Placement unit : map.units()) {
      if (unit.tile() == tile) {
        target
            .putObject("Unit")
            .put("Player", unit.player())
            .put("Type", (int) unit.kind().letter());
      }
    }
  }
}
