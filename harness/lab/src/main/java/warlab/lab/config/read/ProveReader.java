package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
  private final @Nullable MapNode start;

  /**
   * @param start the tuned player, whom others are like; {@code null} when it is refused anyway, so
   *     that only the names of others can be checked
   */
  ProveReader(Catalog catalog, Game game, Path folder, @Nullable MapNode start) {
    this.catalog = catalog;
    this.game = game;
    players = new PlayerReader(catalog, game, folder);
    this.start = start;
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
    Refusals refusals = new Refusals();
    Section prove = Section.known(ProveSpec.KEYS, " of prove", map, refusals);
    Options values = refusals.attempt(prove::options);
    if (values != null && values.number("elo0") >= values.number("elo1")) {
      refusals.add(prove.refusal("elo1", "expected more than elo0"));
    }
    List<ScalarNode> named = refusals.attempt(() -> prove.texts(OTHERS));
    List<PlayerSpec> others =
        others(named == null || named.isEmpty() ? usual(place) : named, refusals);
    refusals.tell();
    return ProveSpec.of(Objects.requireNonNull(values), others);
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

  private List<PlayerSpec> others(List<ScalarNode> named, Refusals refusals) {
    List<String> names = new ArrayList<>(List.of(TuneReader.START, "tuned"));
    List<PlayerSpec> others = new ArrayList<>();
    for (ScalarNode each : named) {
      if (names.contains(each.text())) {
        refusals.add(each.refusal(OTHERS + ": a second player is called '" + each.text() + "'"));
      }
      names.add(each.text());
      refusals.check(
          () -> {
            MapNode settings = settings(each);
            if (start != null) {
              others.add(players.read(each.text(), settings));
            }
          });
    }
    return others;
  }

  /**
   * A heuristic, then in the tuned player's search, or a player in one line; where that needs a
   * heuristic and names none, it has the tuned player's.
   */
  private MapNode settings(ScalarNode other) {
    List<String> heuristic = List.of(TuneReader.HEURISTIC);
    MapNode own = start == null ? new MapNode(other.place(), List.of()) : start;
    if (catalog.heuristic(game, other.text()).isPresent()) {
      return own.with(heuristic, other.place(), other);
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
    return needsHeuristic && !tree.has(TuneReader.HEURISTIC) && start != null
        ? tree.with(heuristic, other.place(), own.get(TuneReader.HEURISTIC).orElseThrow())
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
