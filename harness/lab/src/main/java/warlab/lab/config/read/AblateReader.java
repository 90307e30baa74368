package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.lab.config.AblateSpec;
import warlab.lab.config.AblateSpec.Method;
import warlab.lab.config.Catalog;
import warlab.lab.config.Keys;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code ablate}: whose terms are left out, and how that is judged. */
final class AblateReader {
  private static final String POOL = "pool";
  private static final String METHODS = "methods";

  private final Catalog catalog;
  private final Game game;
  private final Path folder;

  AblateReader(Catalog catalog, Game game, Path folder) {
    this.catalog = catalog;
    this.game = game;
    this.folder = folder;
  }

  /** Refuses with all that is wrong, as far as each part can be read by itself. */
  AblateSpec read(MapNode node) {
    Problems problems = new Problems();
    problems.collect(() -> Section.of(AblateSpec.KEYS, " of ablate", node));
    Section ablate = Section.of(AblateSpec.KEYS, "", node.only(AblateSpec.KEYS.names()));
    problems.check(ablate::checkGiven);
    WeightedPlayer player = problems.collect(() -> player(ablate, node));
    List<Method> methods = problems.collect(() -> methods(ablate));
    List<PlayerSpec> pool =
        player == null || methods == null
            ? null
            : problems.collect(() -> pool(ablate, node, methods));
    problems.throwIfAny();
    if (player == null || methods == null || pool == null) {
      throw new IllegalStateException("what could not be read was refused");
    }
    return AblateSpec.of(ablate.options(), player, methods, pool);
  }

  private WeightedPlayer player(Section ablate, MapNode node) {
    WeightedPlayer player =
        new WeightedPlayerReader(catalog, game, folder, "ablate").read(ablate, node, "full");
    int terms = player.weights().size();
    if (terms < 2 || terms > AblateSpec.MAX_TERMS) {
      throw ablate.refusal(
          "player",
          "its heuristic has %d terms, expected 2 to %d".formatted(terms, AblateSpec.MAX_TERMS));
    }
    return player;
  }

  private static List<Method> methods(Section ablate) {
    List<Method> methods = new ArrayList<>();
    List<String> known = Stream.of(Method.values()).map(Keys::word).toList();
    for (ScalarNode each : ablate.texts(METHODS)) {
      if (!known.contains(each.text())) {
        throw each.refusal(METHODS + ": " + UnknownName.message("method", each.text(), "", known));
      }
      methods.add(Keys.chosen(Method.class, each.text()));
    }
    // Always in the same order, and each once.
    return Stream.of(Method.values())
        .filter(each -> methods.isEmpty() || methods.contains(each))
        .toList();
  }

  private List<PlayerSpec> pool(Section ablate, MapNode node, List<Method> methods) {
    if (!methods.contains(Method.SHAPLEY)) {
      ConfigNode given = ablate.node(POOL).orElse(null);
      if (given != null) {
        throw given.refusal(POOL + ": only shapley has one, and it is not among the methods");
      }
      return List.of();
    }
    MapNode like = WeightedPlayerReader.settings(node.get("player").orElseThrow());
    return new OpponentsReader(catalog, game, folder, like, POOL)
        .read(ablate, node.place(), List.of("full"));
  }
}
