package warlab.games.tankwars.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import warlab.games.Document;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;

/**
 * A map in a file: the JSON of a world in the form that the original program has, of which only
 * sizes, ground, pictures, units and reinforcements are read. Other fields may stand there and are
 * ignored.
 */
public final class MapDocument {
  private static final String SUFFIX = ".json";
  private static final String GROUND_CODES =
      Terrain.ALL.stream()
          .map(ground -> (int) ground.letter() + " " + ground)
          .collect(Collectors.joining(", "));
  private static final String UNIT_CODES =
      UnitKind.ALL.stream()
          .map(kind -> (int) kind.letter() + " " + kind)
          .collect(Collectors.joining(", "));

  private final Document document;
  private final Map<String, Document> world;
  private final List<Terrain> ground = new ArrayList<>();
  private final List<Integer> images = new ArrayList<>();
  private final List<Placement> units = new ArrayList<>();

  private MapDocument(Document document) {
    this.document = document;
    world = document.fields("a map");
  }

  /** Whether a text names a map file and not a map. */
  public static boolean isFile(String name) {
    return name.endsWith(SUFFIX);
  }

  /**
   * Reads a playable map, or refuses the document.
   *
   * @param file its name, by which the map is called
   */
  public static TankMap read(String file, Document document) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    TankMap map =
        new MapDocument(document)
            .map(isFile(name) ? name.substring(0, name.length() - SUFFIX.length()) : name);
    List<String> problems = MapCheck.problems(map);
    if (!problems.isEmpty()) {
      throw document.refusal(problems.get(0));
    }
    return map;
  }

  private TankMap map(String name) {
    int width = number(document, world, "XWidth");
    int height = number(document, world, "YHeight");
    if (!Board.fits(width, height)) {
      throw document.refusal(
          "XWidth, YHeight: no board of %dx%d, expected up to %d columns and rows and %d tiles"
              .formatted(width, height, Board.MAX_SIDE, Board.MAX_TILES));
    }
    for (Document column : value(document, world, "Tiles").items("Tiles", width)) {
      for (Document tile : column.items("a column of Tiles", height)) {
        add(tile);
      }
    }
    return new TankMap(name, Board.of(width, height), ground, images, units, reinforcements());
  }

  private void add(Document tile) {
    Map<String, Document> fields = tile.fields("a tile");
    Terrain terrain = Terrain.of(number(tile, fields, "Type"));
    if (terrain == null) {
      throw value(tile, fields, "Type")
          .refusal("Type: no ground has this code, expected " + GROUND_CODES);
    }
    Document unit = value(tile, fields, "Unit");
    if (!unit.isNothing()) {
      Map<String, Document> of = unit.fields("Unit");
      units.add(
          new Placement(number(unit, of, "Player"), kind(value(unit, of, "Type")), ground.size()));
    }
    ground.add(terrain);
    images.add(fields.containsKey("ImageID") ? number(tile, fields, "ImageID") : 0);
  }

  private List<Reinforcement> reinforcements() {
    List<Reinforcement> entries = new ArrayList<>();
    Document listed = world.get("Reinforcement");
    if (listed == null || listed.isNothing()) {
      return entries;
    }
    for (Map.Entry<String, Document> entry : listed.fields("Reinforcement").entrySet()) {
      String counter = entry.getKey();
      if (!counter.matches("\\d{1,9}")) {
        throw entry.getValue().refusal("Reinforcement: no counter is '" + counter + "'");
      }
      entries.add(new Reinforcement(Integer.parseInt(counter), kind(entry.getValue())));
    }
    return entries;
  }

  private static UnitKind kind(Document code) {
    UnitKind kind = UnitKind.of(code.wholeNumber("Type of a unit"));
    if (kind == null) {
      throw code.refusal("no unit has the code " + code.describe() + ", expected " + UNIT_CODES);
    }
    return kind;
  }

  private static int number(Document owner, Map<String, Document> fields, String key) {
    return value(owner, fields, key).wholeNumber(key);
  }

  private static Document value(Document owner, Map<String, Document> fields, String key) {
    Document value = fields.get(key);
    if (value == null) {
      throw owner.refusal(key + ": missing");
    }
    return value;
  }
}
