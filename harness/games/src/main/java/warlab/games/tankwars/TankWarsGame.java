package warlab.games.tankwars;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Document;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.map.MapDocument;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.world.RuleProfile;

/**
 * Tank Wars: units on hexagons in real time, in fog and with dice, as a game of single decisions.
 * An opening is a map and the seed of the dice: {@code border~8:1234@5678}.
 */
public final class TankWarsGame extends Described implements Game {
  private static final Notation NOTATION = new TankNotation();

  public TankWarsGame() {
    super(
        "tank-wars",
        "tanks, artillery and soldiers on a hex map: timed, simultaneous, in fog, with dice");
  }

  @Override
  public String sideName(Side side) {
    return nameOf(side);
  }

  static String nameOf(Side side) {
    return side == Side.FIRST ? "red" : "blue";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.text(
            "map",
            "border",
            "one of "
                + String.join(", ", MapChoice.names())
                + " (or random~21x12), which are not the original's; several with commas between,"
                + " of which each opening has one; or a whole map as text"),
        Option.choice(
            "profile",
            "document",
            List.of("document", "original"),
            "how fast soldiers walk on rough ground: as written, or as the original program did"),
        Option.integer(
            "iterationCap", 0, 0, 10_000_000, "updates until points decide; 0: by size of the map"),
        Option.flag(
            "domination",
            true,
            "whether owning every base for " + Referee.DOMINATION_UPDATES + " updates wins"));
  }

  @Override
  public List<Option> openingOptions() {
    return List.of(
        Option.integer(
            "variation", 8, 0, 1000, "mirrored changes of ground by which openings differ"));
  }

  @Override
  public @Nullable String optionText(Option option, String file, Document json) {
    return MapText.write(MapDocument.read(file, json));
  }

  @Override
  public TankPosition start(Options options) {
    return start(mapOf(options), options, 0);
  }

  /** The start on a map read elsewhere, which must have two players. */
  public TankPosition start(TankMap map, Options options, long diceSeed) {
    DecisionLoop loop = new DecisionLoop(map, profile(options), referee(map, options), diceSeed);
    loop.start();
    return new TankPosition(loop);
  }

  private static TankMap mapOf(Options options) {
    try {
      return MapChoice.pool(options.text("map")).stream()
          .map(each -> twoPlayers(MapChoice.find(each)))
          .toList()
          .get(0);
    } catch (NotationException problem) {
      throw new OptionException("map", "map: " + problem.getMessage());
    }
  }

  private static TankMap twoPlayers(TankMap map) {
    if (map.players() != 2) {
      throw new NotationException(
          "a match has two sides, the map '" + map.name() + "' has " + map.players() + " players");
    }
    return map;
  }

  /** How fast soldiers walk by these options. */
  public static RuleProfile profile(Options options) {
    return options.text("profile").equals("original") ? RuleProfile.ORIGINAL : RuleProfile.DOCUMENT;
  }

  /** The referee of a match on a map by these options. */
  public static Referee referee(TankMap map, Options options) {
    return new Referee(
        map.board(), (int) options.integer("iterationCap"), options.flag("domination"));
  }

  @Override
  public TankPosition parse(String text, Options options) {
    String line = text.strip();
    if (PositionText.isPosition(line)) {
      return PositionText.parse(line, options);
    }
    int at = line.lastIndexOf('@');
    long dice = at < 0 ? 0 : MapChoice.seed(line.substring(at + 1));
    TankMap map = MapChoice.find(at < 0 ? line : line.substring(0, at));
    return start(twoPlayers(map), options, dice);
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    int changes = (int) openingOptions.integer("variation");
    List<String> pool = MapChoice.pool(options.text("map"));
    String name = pool.get(Math.floorMod(SeededStream.valueAt(seed, 2), pool.size()));
    String map = MapChoice.variant(name, changes, shortSeed(SeededStream.valueAt(seed, 0)));
    return map + "@" + shortSeed(SeededStream.valueAt(seed, 1));
  }

  /** Enough to be different, and still readable in a table. */
  private static long shortSeed(long seed) {
    return seed >>> 24;
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(
        Verdict.ELIMINATION, Verdict.NOBODY_LEFT, Verdict.DOMINATION, Verdict.ITERATION_CAP);
  }

  @Override
  public Notation notation() {
    return NOTATION;
  }

  @Override
  public List<String> moveLists() {
    return List.of("all", "pruned");
  }

  /** A search of all legal shots at empty tiles would see nothing else. */
  @Override
  public String searchedMoves() {
    return "pruned";
  }

  @Override
  public String depthMeaning() {
    return "one decision: an order for one idle unit";
  }

  @Override
  public boolean hidesInformation() {
    return true;
  }
}
