package warlab.lab.config;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.Option.Role;
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
        Registry.of(List.of()),
        Registry.of(List.of(new Even("e1"), new Even("e2"), GUARD, LINEAR)),
        Registry.of(List.of(new Left("material"), new Left("mobility"))));
  }

  /** What comes with the program. */
  public static Catalog discovered() {
    return Catalog.discover(TestCatalog.class.getClassLoader());
  }

  private static final List<Option> SEARCH =
      List.of(
          Option.heuristic("what leaves are worth"),
          Option.optionalInteger("depth", 1, 64, "plies").as(Role.DEPTH),
          Option.optionalInteger("nodes", 1, 1_000_000, "positions").as(Role.NODES),
          Option.optionalInteger("timeMs", 1, 100_000, "milliseconds").as(Role.TIME_LIMIT),
          Option.number("width", 1.5, 0.5, 4, "how wide"),
          Option.flag("quiet", true, "whether it goes on in wild positions"),
          Option.choice("ties", "random", List.of("random", "first"), "among equals").as(Role.TIES),
          Option.integer("tableMb", 1, 0, 65_536, "size of its table"));

  private static final Heuristic GUARD =
      new Even(
          "guard",
          List.of(
              Option.integer("reach", 2, 1, 4, "how far"),
              Option.number("bonus", 1, 0, 9, "points")));

  private static final Heuristic LINEAR =
      new Even("linear", List.of(Option.weights("weights", "by feature")));

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

  /** Finds every position even; knows the features its weights name. */
  private record Even(String id, List<Option> options) implements Heuristic {

    Even(String id) {
      this(id, List.of());
    }

    @Override
    public String help() {
      return "for tests";
    }

    @Override
    public String game() {
      return GAME.id();
    }

    @Override
    public Heuristic configured(Options values, List<Feature> features) {
      List<String> known = features.stream().map(Feature::id).toList();
      Set<String> named = values.has("weights") ? values.weights("weights").keySet() : Set.of();
      for (String name : named) {
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
