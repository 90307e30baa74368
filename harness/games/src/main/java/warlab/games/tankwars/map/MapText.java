package warlab.games.tankwars.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import warlab.games.NotationException;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;

/**
 * Maps as short text: size, reinforcements, rows of ground letters from the top, units, separated
 * by bars, as in {@code 3x2|1200U,1800T|BGG/GGB|1T0.0,2T2.1}. Blanks, line ends, commas and slashes
 * all just separate; a unit is player, kind, column, dot, row. Pictures are not written.
 */
public final class MapText {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,3})x(\\d{1,3})");
  private static final Pattern REINFORCEMENT = Pattern.compile("(\\d{1,8})([AUT])");
  private static final Pattern UNIT = Pattern.compile("(\\d)([AUT])(\\d{1,3})\\.(\\d{1,3})");

  private static final String A_MAP = "a map";

  private MapText() {}

  /** Whether a text looks like a map and not like the name of one. */
  public static boolean isMap(String text) {
    return text.indexOf('|') >= 0;
  }

  public static String write(TankMap map) {
    Board board = map.board();
    String reinforcements =
        map.reinforcements().stream()
            .map(entry -> entry.counter() + "" + entry.kind().letter())
            .collect(Collectors.joining(","));
    String units =
        map.units().stream()
            .map(unit -> unit.player() + "" + unit.kind().letter() + board.place(unit.tile(), '.'))
            .collect(Collectors.joining(","));
    return board.size() + "|" + reinforcements + "|" + rows(board, map.ground()) + "|" + units;
  }

  /** The ground, row by row, with slashes between. */
  public static String rows(Board board, List<Terrain> ground) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.height(); row++) {
      text.append(row == 0 ? "" : "/");
      for (int column = 0; column < board.width(); column++) {
        text.append(ground.get(board.tile(column, row)).letter());
      }
    }
    return text.toString();
  }

  /** Reads what {@link #write} wrote, or a person. */
  public static TankMap parse(String name, String text) {
    String[] parts = text.split("\\|", -1);
    if (parts.length != 4) {
      throw new NotationException(
          "map '%s' has %d parts, expected size|reinforcements|rows|units"
              .formatted(name, parts.length));
    }
    Board board = board(parts[0].strip());
    List<Terrain> ground = ground(board, words(parts[2]));
    List<Reinforcement> reinforcements = new ArrayList<>();
    for (String word : words(parts[1])) {
      Matcher entry = Words.match(REINFORCEMENT, word, A_MAP, "a reinforcement such as 1200U");
      reinforcements.add(new Reinforcement(Integer.parseInt(entry.group(1)), kind(entry.group(2))));
    }
    List<Placement> units = words(parts[3]).stream().map(word -> placement(board, word)).toList();
    // Pictures are for clients of the original only, and not written.
    List<Integer> images = Collections.nCopies(board.tiles(), 0);
    return new TankMap(name, board, ground, images, units, reinforcements);
  }

  /** Reads a size as in {@code 15x8}. */
  public static Board board(String text) {
    Matcher size = Words.match(SIZE, text, A_MAP, "a size such as 15x8");
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    if (!Board.fits(width, height)) {
      throw new NotationException(
          "%s is no size for a board, expected up to %d columns and rows and %d tiles"
              .formatted(text, Board.MAX_SIDE, Board.MAX_TILES));
    }
    return Board.of(width, height);
  }

  private static Placement placement(Board board, String word) {
    Matcher unit = Words.match(UNIT, word, A_MAP, "a unit such as 1T0.3");
    return new Placement(
        Integer.parseInt(unit.group(1)),
        kind(unit.group(2)),
        Words.tile(board, unit.group(3), unit.group(4), A_MAP));
  }

  private static List<Terrain> ground(Board board, List<String> rows) {
    if (rows.size() != board.height()) {
      throw new NotationException(
          "%d rows of ground, expected %d for %s"
              .formatted(rows.size(), board.height(), board.size()));
    }
    Terrain[] ground = new Terrain[board.tiles()];
    for (int row = 0; row < board.height(); row++) {
      String letters = rows.get(row);
      if (letters.length() != board.width()) {
        throw new NotationException(
            "row %d of ground has %d letters, expected %d"
                .formatted(row, letters.length(), board.width()));
      }
      for (int column = 0; column < board.width(); column++) {
        Terrain terrain = Terrain.of(letters.charAt(column));
        if (terrain == null) {
          throw new NotationException(
              "'%c' in row %d is no ground, expected one of B D F G H O M S W"
                  .formatted(letters.charAt(column), row));
        }
        ground[board.tile(column, row)] = terrain;
      }
    }
    return List.of(ground);
  }

  private static UnitKind kind(String letter) {
    // The patterns let no other letter in.
    return Objects.requireNonNull(UnitKind.of(letter.charAt(0)));
  }

  private static List<String> words(String text) {
    return Pattern.compile("[\\s,/]+").splitAsStream(text).filter(w -> !w.isEmpty()).toList();
  }
}
