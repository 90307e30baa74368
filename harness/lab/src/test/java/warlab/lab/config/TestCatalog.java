package warlab.lab.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.games.wargame.Wargame;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** Names and options that never change, so that tests can quote whole messages. */
public final class TestCatalog {
  public static final Game GAME = new Wargame();

  private TestCatalog() {}

  public static Catalog make() {
    return new Catalog(
        Registry.of(List.of(GAME)),
        Registry.of(List.of(new Kind("random", List.of()), new Kind("alpha-beta", SEARCH))),
        Registry.of(List.of(new Plain("e1"), new Plain("e2"), new Guard(), new Linear())),
        Registry.of(List.of(new Left("material"), new Left("mobility"))));
  }

  private static final List<Option> SEARCH =
      List.of(
          Option.heuristic("what leaves are worth"),
          Option.optionalInteger("depth", 1, 64, "plies"),
          Option.optionalInteger("nodes", 1, 1_000_000, "positions"),
          Option.optionalInteger("timeMs", 1, 100_000, "milliseconds"),
          Option.number("width", 1.5, 0.5, 4, "how wide"),
          Option.flag("quiet", true, "whether it goes on in wild positions"),
          Option.choice("ties", "random", List.of("random", "first"), "among equals"),
          Option.integer("tableMb", 1, 0, 65_536, "size of its table"));

  /** A kind of player that takes one whenever it is asked. */
  private record Kind(String id, List<Option> options) implements PlayerFactory {

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public List<Option> options(Game game) {
      return options;
    }

    @Override
    public @Nullable String objection(Options values) {
      boolean isLimited = values.has("depth") || values.has("nodes") || values.has("timeMs");
      return isLimited || options.isEmpty() ? null : "no limit: give depth, nodes or timeMs";
    }

    @Override
    public long tableBytes(Options values) {
      return options.isEmpty() ? 0 : values.integer("tableMb") << 20;
    }

    @Override
    public Player create(Game game, Options values, Seat seat) {
      return view -> Decision.unsearched(1);
    }
  }

  private record Plain(String id) implements Heuristic {

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public String game() {
      return "ai-wargame";
    }

    @Override
    public int evaluate(Position position, Side view) {
      return 0;
    }
  }

  private record Guard() implements Heuristic {

    @Override
    public String id() {
      return "guard";
    }

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public String game() {
      return "ai-wargame";
    }

    @Override
    public List<Option> options() {
      return List.of(
          Option.integer("reach", 2, 1, 4, "how far"), Option.number("bonus", 1, 0, 9, "points"));
    }

    @Override
    public int evaluate(Position position, Side view) {
      return 0;
    }
  }

  private record Linear() implements Heuristic {

    @Override
    public String id() {
      return "linear";
    }

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public String game() {
      return "*";
    }

    @Override
    public List<Option> options() {
      return List.of(Option.weights("weights", "by feature"));
    }

    @Override
    public Heuristic configured(Options options, List<Feature> features) {
      List<String> known = features.stream().map(Feature::id).toList();
      for (String name : options.weights("weights").keySet()) {
        if (!known.contains(name)) {
          throw new OptionException(
              name, "unknown feature '" + name + "'" + Spelling.suggestion(name, known));
        }
      }
      return this;
    }

    @Override
    public int evaluate(Position position, Side view) {
      return 0;
    }
  }

  private record Left(String id) implements Feature {

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public String game() {
      return "ai-wargame";
    }

    @Override
    public int amount(Position position, Side side) {
      return 0;
    }
  }
}
