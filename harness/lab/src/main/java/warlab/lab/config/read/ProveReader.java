package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;
import warlab.players.PlayerFactory;

/** Reads {@code prove}: how, and against whom, tuned weights have to stand the test. */
final class ProveReader {
  private static final String OTHERS = "others";

  /** Opponents unless told otherwise, as far as the game has them, and one that looks a ply. */
  private static final List<String> USUAL = List.of("e3e4", "e2", "attack");

  private static final int USUAL_COUNT = 4;
  private static final String SHALLOW = "greedy";

  private final Catalog catalog;
  private final Game game;
  private final PlayerReader players;
  private final MapNode start;

  /**
   * @param tune the tuning, whose player others are like
   */
  ProveReader(Catalog catalog, Game game, Path folder, MapNode tune) {
    this.catalog = catalog;
    this.game = game;
    players = new PlayerReader(catalog, game, folder);
    start = TuneReader.settings(tune.get("player").orElseThrow());
  }

  /** The proof; {@code null} when none is wanted. */
  @Nullable ProveSpec read(@Nullable ConfigNode given, Place place) {
    ConfigNode node = given == null ? new MapNode(place, List.of()) : given;
    if (node instanceof ScalarNode scalar && scalar.text().equals("none")) {
      return null;
    }
    if (!(node instanceof MapNode map)) {
      throw node.refusal("prove: expected none or keys and values, not " + node.describe());
    }
    Section prove = Section.of(ProveSpec.KEYS, " of prove", map);
    Options values = prove.options();
    if (values.number("elo0") >= values.number("elo1")) {
      throw prove.refusal("elo1", "expected more than elo0");
    }
    List<ScalarNode> named = prove.texts(OTHERS);
    return ProveSpec.of(values, others(named.isEmpty() ? usual(place) : named));
  }

  private List<ScalarNode> usual(Place place) {
    List<String> known =
        catalog.heuristics(game).stream()
            .filter(each -> each.options().isEmpty())
            .map(Heuristic::id)
            .toList();
    List<String> usual = USUAL.stream().filter(known::contains).toList();
    Stream<String> chosen = usual.isEmpty() ? known.stream().limit(USUAL_COUNT) : usual.stream();
    return Stream.concat(chosen, Stream.of(SHALLOW))
        .map(name -> new ScalarNode(place, ScalarNode.Kind.TEXT, name))
        .toList();
  }

  private List<PlayerSpec> others(List<ScalarNode> named) {
    List<String> names = new ArrayList<>(List.of(TuneReader.START, "tuned"));
    List<PlayerSpec> others = new ArrayList<>();
    for (ScalarNode each : named) {
      if (names.contains(each.text())) {
        throw each.refusal(OTHERS + ": a second player is called '" + each.text() + "'");
      }
      names.add(each.text());
      others.add(players.read(each.text(), settings(each)));
    }
    return others;
  }

  /**
   * A heuristic, then in the tuned player's search, or a player in one line; where that needs a
   * heuristic and names none, it has the tuned player's.
   */
  private MapNode settings(ScalarNode other) {
    List<String> heuristic = List.of(TuneReader.HEURISTIC);
    if (catalog.heuristic(game, other.text()).isPresent()) {
      return start.with(heuristic, other.place(), other);
    }
    MapNode tree = InlinePlayer.tree(other.place(), other.text());
    ScalarNode search = (ScalarNode) tree.get(PlayerReader.SEARCH).orElseThrow();
    PlayerFactory kind =
        catalog.players(game).stream()
            .filter(each -> each.id().equals(search.text()))
            .findFirst()
            .orElseThrow(() -> unknown(other, search.text()));
    boolean needsHeuristic =
        kind.options(game).stream().anyMatch(option -> option.name().equals(TuneReader.HEURISTIC));
    return needsHeuristic && !tree.has(TuneReader.HEURISTIC)
        ? tree.with(heuristic, other.place(), start.get(TuneReader.HEURISTIC).orElseThrow())
        : tree;
  }

  private ConfigException unknown(ScalarNode other, String name) {
    List<String> known =
        Stream.concat(
                catalog.heuristics(game).stream().map(Heuristic::id),
                catalog.players(game).stream().map(PlayerFactory::id))
            .toList();
    return other.refusal(
        OTHERS + ": " + UnknownName.message("heuristic or player", name, "", known));
  }
}
