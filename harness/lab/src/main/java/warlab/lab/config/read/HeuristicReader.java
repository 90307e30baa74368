package warlab.lab.config.read;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads a heuristic: its name, or its name with options. */
record HeuristicReader(Scope scope) {
  /** {@code null} when it is refused. */
  @Nullable HeuristicSpec read(ConfigNode node, Problems problems) {
    if (node instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.TEXT) {
      MapNode nothing = new MapNode(scalar.place(), List.of());
      return configured(scalar.text(), scalar, nothing, problems.part());
    }
    if (node instanceof MapNode map && map.entries().size() == 1) {
      MapNode.Entry only = map.entries().get(0);
      MapNode settings = problems.collect(() -> Section.asMap(only.key(), only.value()));
      return settings == null ? null : configured(only.key(), map, settings, problems.part());
    }
    problems.add(
        node.refusal("heuristic: expected a name or a name with options, not " + node.describe()));
    return null;
  }

  boolean knows(String id) {
    return scope.catalog().heuristic(scope.game(), id).isPresent();
  }

  private @Nullable HeuristicSpec configured(
      String id, ConfigNode node, MapNode settings, Problems problems) {
    Heuristic heuristic = scope.catalog().heuristic(scope.game(), id).orElse(null);
    if (heuristic == null) {
      problems.add(
          node.refusal(
              UnknownName.message(
                  "heuristic", id, " for " + scope.game().id(), scope.heuristics())));
      return null;
    }
    List<Option> described = heuristic.options();
    String owner = " for heuristic " + id;
    MapNode whole = nested(described, settings);
    Section section = new Section("option", owner, whole, described, List.of(), problems);
    Options options = section.options();
    if (options == null) {
      return null;
    }
    letObject(heuristic, options, settings, problems);
    Map<String, Object> values = new LinkedHashMap<>(section.values());
    // What is left out and what is written as its default must be one experiment with one hash.
    described.forEach(option -> values.remove(option.name(), option.fallback()));
    return problems.isEmpty() ? new HeuristicSpec(id, Collections.unmodifiableMap(values)) : null;
  }

  /** Asks the heuristic itself, which may not know a feature, and then once more without that. */
  private void letObject(
      Heuristic heuristic, Options options, MapNode settings, Problems problems) {
    String refused =
        Section.letObject(
            heuristic,
            "configured()",
            () -> heuristic.configured(options, scope.catalog().features(scope.game())),
            settings,
            problems);
    if (refused != null && settings.has(refused) && settings.entries().size() > 1) {
      MapNode rest = settings.without(refused);
      HeuristicSpec unused = configured(heuristic.id(), rest, rest, problems);
    }
  }

  /** Weights may stand right below the heuristic's name when they are its only option. */
  private static MapNode nested(List<Option> options, MapNode settings) {
    boolean onlyWeights = options.size() == 1 && options.get(0).type() == Option.Type.WEIGHTS;
    if (!onlyWeights || settings.has(options.get(0).name()) || settings.entries().isEmpty()) {
      return settings;
    }
    Place place = settings.place();
    return new MapNode(place, List.of(new MapNode.Entry(options.get(0).name(), place, settings)));
  }
}
