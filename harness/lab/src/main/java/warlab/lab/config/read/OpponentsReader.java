package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;
import warlab.players.PlayerFactory;

/**
 * Reads a list of opponents: heuristics, then in the search of the player that meets them, or
 * players in one line.
 *
 * @param like the settings of the player whose search they have; {@code null} when it is refused
 *     anyway, so that only their names can be checked
 * @param key of the list
 */
public record OpponentsReader(Scope scope, @Nullable MapNode like, String key) {
  /** Opponents unless told otherwise, as far as the game has them, and one that looks a ply. */
  private static final List<String> USUAL = List.of("e3e4", "e2", "attack");

  private static final int USUAL_COUNT = 4;
  private static final String SHALLOW = "greedy";

  /**
   * Those of a section, or the usual ones; those that are refused are left out.
   *
   * @param taken names that none of them may have
   */
  public List<PlayerSpec> read(
      Section section, Place place, List<String> taken, Problems problems) {
    List<ScalarNode> named = section.texts(key);
    List<String> names = new ArrayList<>(taken);
    List<PlayerSpec> opponents = new ArrayList<>();
    for (ScalarNode each : named.isEmpty() ? usual(place) : named) {
      if (names.contains(each.text())) {
        problems.add(each.refusal(key + ": a second player is called '" + each.text() + "'"));
      }
      names.add(each.text());
      MapNode settings = problems.collect(() -> settings(each));
      PlayerSpec player =
          settings == null || like == null
              ? null
              : new PlayerReader(scope).read(each.text(), settings, problems);
      if (player != null) {
        opponents.add(player);
      }
    }
    return opponents;
  }

  private List<ScalarNode> usual(Place place) {
    List<String> known =
        scope.catalog().heuristics(scope.game()).stream()
            .filter(each -> each.options().isEmpty())
            .map(Heuristic::id)
            .toList();
    List<String> usual = USUAL.stream().filter(known::contains).toList();
    Stream<String> chosen = usual.isEmpty() ? known.stream().limit(USUAL_COUNT) : usual.stream();
    return Stream.concat(chosen, Stream.of(SHALLOW))
        .map(name -> new ScalarNode(place, ScalarNode.Kind.TEXT, name))
        .toList();
  }

  /** Where a player needs a heuristic and names none, it has that of the one it meets. */
  private MapNode settings(ScalarNode other) {
    List<String> heuristic = List.of(WeightedPlayerReader.HEURISTIC);
    MapNode own = like == null ? new MapNode(other.place(), List.of()) : like;
    if (scope.catalog().heuristic(scope.game(), other.text()).isPresent()) {
      return own.with(heuristic, other.place(), other);
    }
    MapNode tree = InlinePlayer.tree(other.place(), other.text());
    ScalarNode search = (ScalarNode) tree.get(PlayerReader.SEARCH).orElseThrow();
    PlayerFactory kind = scope.kind(search.text()).orElseThrow(() -> unknown(other, search.text()));
    boolean needsHeuristic =
        kind.options(scope.game()).stream().anyMatch(option -> heuristic.contains(option.name()));
    return needsHeuristic && !tree.has(WeightedPlayerReader.HEURISTIC) && like != null
        ? tree.with(heuristic, other.place(), own.get(WeightedPlayerReader.HEURISTIC).orElseThrow())
        : tree;
  }

  private ConfigException unknown(ScalarNode other, String name) {
    List<String> known =
        Stream.concat(scope.heuristics().stream(), scope.kinds().stream()).toList();
    return other.refusal(key + ": " + UnknownName.message("heuristic or player", name, "", known));
  }
}
