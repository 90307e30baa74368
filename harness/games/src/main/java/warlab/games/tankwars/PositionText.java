package warlab.games.tankwars;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.Words;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Setup;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * Any position in one line: words of the form {@code name=value}. The ground and places of units
 * are a map of {@link MapText}; {@code units} tells about them in the same order: health,
 * ammunition, then if so {@code d} for demoralized, {@code M3.4>4.4@100-170} for an activity,
 * {@code w133} for waiting; {@code once} names the ground that shells have changed as it was, since
 * roads follow the map as it began. Dice and ids are not written.
 */
final class PositionText {
  private static final Pattern ACTIVITY =
      Pattern.compile("([MF])(\\d+)\\.(\\d+)>(\\d+)\\.(\\d+)@(\\d+)-(\\d+)");
  private static final Pattern PLACED = Pattern.compile("(\\d+)\\.(\\d+):(\\d)");
  private static final Pattern GROUND = Pattern.compile("(\\d+)\\.(\\d+):([A-Z])");
  private static final Pattern AMMUNITION = Pattern.compile("\\d{1,2}(\\.\\d{1,12})?(E-\\d{1,2})?");
  private static final String A_POSITION = "a position";
  private static final Set<String> KNOWN =
      Set.of("at", "map", "once", "units", "owners", "leader", "played", "dominated", "view");
  private static final String START = "at=";

  private PositionText() {}

  static boolean isPosition(String text) {
    return text.startsWith(START);
  }

  static String write(TankPosition position) {
    World world = position.world();
    DecisionLoop loop = position.loop();
    Referee referee = position.referee();
    StringJoiner line = new StringJoiner(" ");
    line.add(START + world.counter());
    line.add("map=" + MapText.write(mapOf(world)));
    String once = once(world);
    if (!once.isEmpty()) {
      line.add("once=" + once);
    }
    line.add(
        "units="
            + unitsByTile(world)
                .mapToObj(unit -> unit(world, unit))
                .collect(Collectors.joining(",")));
    line.add("owners=" + owners(world));
    line.add("leader=" + DecisionLoop.player(loop.leader()));
    line.add("played=" + loop.decisions(Side.FIRST) + "+" + loop.decisions(Side.SECOND));
    line.add("dominated=" + referee.dominator() + "@" + referee.dominatedSince());
    line.add("view=" + referee.viewer());
    return line.toString();
  }

  /** The world as it stands, as a map: its units in tile order. */
  private static TankMap mapOf(World world) {
    TankMap map = world.map();
    Units units = world.units();
    List<Terrain> ground =
        IntStream.range(0, world.board().tiles()).mapToObj(world::ground).toList();
    List<Placement> placed =
        unitsByTile(world)
            .mapToObj(each -> new Placement(units.player(each), units.kind(each), units.tile(each)))
            .toList();
    return new TankMap(map.name(), map.board(), ground, map.images(), placed, map.reinforcements());
  }

  static IntStream unitsByTile(World world) {
    return IntStream.range(0, world.board().tiles()).map(world::unitAt).filter(unit -> unit >= 0);
  }

  /** The ground of the map where shells have made it another. */
  private static String once(World world) {
    List<Terrain> once = world.map().ground();
    return IntStream.range(0, once.size())
        .filter(tile -> once.get(tile) != world.ground(tile))
        .mapToObj(tile -> world.board().place(tile, '.') + ":" + once.get(tile).letter())
        .collect(Collectors.joining(","));
  }

  private static String unit(World world, int unit) {
    Units units = world.units();
    StringJoiner text = new StringJoiner(":");
    text.add(Integer.toString(units.health(unit))).add(Float.toString(world.ammunition(unit)));
    if (units.isDemoralized(unit)) {
      text.add("d");
    }
    if (!units.isIdle(unit)) {
      String span = "@" + units.start(unit) + "-" + units.end(unit);
      Board board = world.board();
      text.add(
          units.activity(unit).name().substring(0, 1)
              + board.place(units.from(unit), '.')
              + ">"
              + board.place(units.to(unit), '.')
              + span);
    } else if (units.waitsUntil(unit) > world.counter()) {
      text.add("w" + units.waitsUntil(unit));
    }
    return text.toString();
  }

  private static String owners(World world) {
    return IntStream.range(0, world.baseCount())
        .map(world::base)
        .mapToObj(base -> world.board().place(base, '.') + ":" + world.owner(base))
        .collect(Collectors.joining(","));
  }

  static TankPosition parse(String line, Options options) {
    Map<String, String> words = words(line);
    // 1. The world begins on the map as it was, with the units of now in tile order.
    TankMap standing = MapText.parse("given", word(words, "map"));
    TankMap map = before(standing, words.getOrDefault("once", ""));
    DecisionLoop loop =
        new DecisionLoop(map, TankWarsGame.profile(options), TankWarsGame.referee(map, options), 0);
    World world = loop.world();
    // 2. The clock goes first: reinforcements before it have come.
    Setup setup = new Setup(world).at(number(word(words, "at")));
    for (String owned : word(words, "owners").split(",", -1)) {
      Matcher base = Words.match(PLACED, owned, A_POSITION, "an owner such as 0.3:1");
      setup.owner(tile(world.board(), base, 1), number(base.group(3)));
    }
    for (int tile = 0; tile < world.board().tiles(); tile++) {
      setup.ground(tile, standing.ground().get(tile));
    }
    // 3. What a map does not say of its units.
    String[] details = word(words, "units").split(",", -1);
    for (int i = 0; i < map.units().size(); i++) {
      int unit = world.unitAt(map.units().get(i).tile());
      readUnit(world, setup, unit, i < details.length ? details[i] : "");
    }
    // 4. What follows from the rest; then the memory of referee and decisions.
    setup.finish();
    String[] dominated = pair(words, "dominated", "@");
    loop.referee().restore(number(word(words, "view")), number(dominated[0]), number(dominated[1]));
    String[] played = pair(words, "played", "+");
    loop.restore(
        DecisionLoop.side(number(word(words, "leader"))), number(played[0]), number(played[1]));
    return new TankPosition(loop);
  }

  /** A map with the ground that it once had. */
  private static TankMap before(TankMap map, String once) {
    if (once.isEmpty()) {
      return map;
    }
    List<Terrain> ground = new ArrayList<>(map.ground());
    for (String word : once.split(",", -1)) {
      Matcher former = Words.match(GROUND, word, A_POSITION, "former ground such as 3.4:S");
      Terrain terrain = Terrain.of(former.group(3).charAt(0));
      if (terrain == null) {
        throw new NotationException("'" + word + "' in once: no ground has this letter");
      }
      ground.set(tile(map.board(), former, 1), terrain);
    }
    return map.withGround(map.name(), ground);
  }

  private static void readUnit(World world, Setup setup, int unit, String text) {
    String[] parts = text.split(":", -1);
    if (parts.length < 2) {
      throw new NotationException("'" + text + "' in units, expected one such as 100:2.0");
    }
    setup
        .health(unit, number(parts[0]))
        .ammunition(unit, amount(parts[1]))
        .demoralized(unit, false);
    setup.idle(unit);
    for (int i = 2; i < parts.length; i++) {
      String part = parts[i];
      if (part.equals("d")) {
        setup.demoralized(unit, true);
      } else if (part.startsWith("w")) {
        world.waitUntil(unit, number(part.substring(1)));
      } else {
        Matcher busy =
            Words.match(ACTIVITY, part, A_POSITION, "an activity such as M3.4>4.4@100-170");
        setup.busy(
            unit,
            busy.group(1).equals("M") ? Activity.MOVE : Activity.FIRE,
            tile(world.board(), busy, 2),
            tile(world.board(), busy, 4),
            number(busy.group(6)),
            number(busy.group(7)));
      }
    }
  }

  private static Map<String, String> words(String line) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String word : line.split(" +", -1)) {
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      if (equals < 0 || !KNOWN.contains(name)) {
        throw new NotationException(
            "'" + word + "' in a position" + Spelling.suggestion(name, KNOWN));
      }
      words.put(name, word.substring(equals + 1));
    }
    return words;
  }

  private static String word(Map<String, String> words, String name) {
    String value = words.get(name);
    if (value == null) {
      throw new NotationException("a position needs " + name + "=..., which is missing");
    }
    return value;
  }

  private static String[] pair(Map<String, String> words, String name, String between) {
    String[] parts = word(words, name).split(Pattern.quote(between), -1);
    if (parts.length != 2) {
      throw new NotationException(
          "'" + words.get(name) + "' for " + name + ", expected two numbers with " + between);
    }
    return parts;
  }

  private static int tile(Board board, Matcher matcher, int group) {
    return Words.tile(board, matcher.group(group), matcher.group(group + 1), A_POSITION);
  }

  private static int number(String text) {
    return Words.number(text, A_POSITION);
  }

  private static float amount(String text) {
    return Float.parseFloat(
        Words.match(AMMUNITION, text, "units", "ammunition such as 1.5").group());
  }
}
