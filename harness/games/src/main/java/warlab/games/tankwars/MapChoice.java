package warlab.games.tankwars;

import java.util.List;
import java.util.stream.Stream;
import warlab.games.NotationException;
import warlab.games.Spelling;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.MapCheck;
import warlab.games.tankwars.map.MapGenerator;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;

/**
 * Finds the map that a text names: a built-in one ({@code border}), a variant of it with so many
 * mirrored changes of ground ({@code border~8:1234}), a random one ({@code random}, {@code
 * random~15x8:1234}), or a whole map in the form of {@link MapText}.
 */
public final class MapChoice {
  static final String RANDOM = "random";

  private static final String USUAL_SIZE = BuiltInMaps.BORDER.board().size();

  private MapChoice() {}

  public static List<String> names() {
    return Stream.concat(BuiltInMaps.names().stream(), Stream.of(RANDOM)).toList();
  }

  /** The texts of one or several maps, with commas between their names. */
  static List<String> pool(String text) {
    return MapText.isMap(text) ? List.of(text) : List.of(text.strip().split("\\s*,\\s*", -1));
  }

  /** The text for a variant; the name may itself name a size, as in {@code random~9x6}. */
  static String variant(String name, int changes, long seed) {
    if (MapText.isMap(name) || (changes == 0 && !name.startsWith(RANDOM))) {
      return name;
    }
    // A random map is drawn anew for each seed; changes of ground on top would add nothing.
    if (name.startsWith(RANDOM)) {
      String sized = name.equals(RANDOM) ? RANDOM + "~" + USUAL_SIZE : name.split(":", -1)[0];
      return sized + ":" + Long.toUnsignedString(seed);
    }
    return name + "~" + changes + ":" + Long.toUnsignedString(seed);
  }

  /**
   * The map of a text, checked.
   *
   * @throws NotationException when there is none, or it cannot be played
   */
  public static TankMap find(String text) {
    TankMap map = MapText.isMap(text) ? MapText.parse("given", text) : named(text);
    List<String> problems = MapCheck.problems(map);
    if (!problems.isEmpty()) {
      throw new NotationException(problems.get(0));
    }
    return map;
  }

  private static TankMap named(String text) {
    int tilde = text.indexOf('~');
    String name = tilde < 0 ? text : text.substring(0, tilde);
    String[] variant = (tilde < 0 ? "" : text.substring(tilde + 1)).split(":", 2);
    long seed = variant.length == 2 ? seed(variant[1]) : 0;
    if (name.equals(RANDOM)) {
      return random(variant[0].isEmpty() ? USUAL_SIZE : variant[0], seed);
    }
    TankMap map =
        BuiltInMaps.find(name)
            .orElseThrow(
                () ->
                    new NotationException(
                        "unknown map '" + name + "'" + Spelling.suggestion(name, names())));
    return variant[0].isEmpty() ? map : MapGenerator.vary(map, changes(variant[0]), seed);
  }

  private static TankMap random(String size, long seed) {
    Board board = MapText.board(size);
    if (!MapGenerator.isPossible(board)) {
      throw new NotationException(
          "no random map of %s, expected at least %d columns and an even number of rows from %d"
              .formatted(size, MapGenerator.MIN_WIDTH, MapGenerator.MIN_HEIGHT));
    }
    return MapGenerator.random(board, seed);
  }

  /** Reads a seed as {@link Long#toUnsignedString} wrote it. */
  static long seed(String text) {
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException notANumber) {
      throw new NotationException("'" + text + "' is no seed, expected a whole number from 0");
    }
  }

  private static int changes(String text) {
    if (!text.matches("\\d{1,4}")) {
      throw new NotationException(
          "'" + text + "' is no number of changes of a map, expected one such as border~8:1234");
    }
    return Integer.parseInt(text);
  }
}
