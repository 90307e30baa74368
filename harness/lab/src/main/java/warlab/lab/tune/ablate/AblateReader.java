package warlab.lab.tune.ablate;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.config.Keys;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.read.OpponentsReader;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.read.UnknownName;
import warlab.lab.config.read.WeightedPlayerReader;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;
import warlab.lab.tune.ablate.AblateSpec.Method;

/** Reads {@code ablate}: whose terms are left out, and how that is judged. */
record AblateReader(Scope scope) {
  private static final String POOL = "pool";
  private static final String METHODS = "methods";

  /** {@code null} when something is refused. */
  @Nullable AblateSpec read(MapNode node, Problems all) {
    Problems problems = all.part();
    Section ablate = Section.of(AblateSpec.KEYS, " of ablate", node, problems);
    Options values = ablate.options();
    WeightedPlayer player =
        new WeightedPlayerReader(scope, AblationKind.ABLATE).read(ablate, "full", problems);
    if (player != null) {
      problems.check(() -> refuseTerms(ablate, player.weights().size()));
    }
    List<Method> methods = methods(ablate, problems);
    MapNode like = player == null ? null : WeightedPlayerReader.settings(node);
    List<PlayerSpec> pool = pool(ablate, node, like, methods, problems);
    return values == null || player == null || !problems.isEmpty()
        ? null
        : new AblateSpec(
            player.player(), player.side(), methods, (int) values.integer("pairs"), pool);
  }

  private static void refuseTerms(Section ablate, int terms) {
    if (terms < 2 || terms > AblateSpec.MAX_TERMS) {
      throw ablate.refusal(
          "player",
          "its heuristic has %d terms, expected 2 to %d".formatted(terms, AblateSpec.MAX_TERMS));
    }
  }

  /** Always in the same order, and each once. */
  private static List<Method> methods(Section ablate, Problems problems) {
    List<String> known = List.of(Keys.words(Method.class));
    Set<Method> methods = EnumSet.noneOf(Method.class);
    for (ScalarNode each : ablate.texts(METHODS)) {
      if (known.contains(each.text())) {
        methods.add(Keys.chosen(Method.class, each.text()));
      } else {
        String unknown = UnknownName.message("method", each.text(), "", known);
        problems.add(each.refusal(METHODS + ": " + unknown));
      }
    }
    return List.copyOf(methods.isEmpty() ? EnumSet.allOf(Method.class) : methods);
  }

  private List<PlayerSpec> pool(
      Section ablate,
      MapNode node,
      @Nullable MapNode like,
      List<Method> methods,
      Problems problems) {
    ConfigNode given = ablate.node(POOL);
    if (methods.contains(Method.SHAPLEY)) {
      return new OpponentsReader(scope, like, POOL)
          .read(ablate, node.place(), List.of("full"), problems);
    }
    if (given != null) {
      problems.add(given.refusal(POOL + ": only shapley has one, and it is not among the methods"));
    }
    return List.of();
  }
}
