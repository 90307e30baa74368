package warlab.lab.config.read;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.PluginGuard;
import warlab.lab.config.Catalog;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/** Reads a heuristic: its name, or its name with options. */
final class HeuristicReader {
  private final Catalog catalog;
  private final Game game;

  HeuristicReader(Catalog catalog, Game game) {
    this.catalog = catalog;
    this.game = game;
  }

  HeuristicSpec read(ConfigNode node) {
    if (node instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.TEXT) {
      return configured(scalar.text(), scalar, new MapNode(scalar.place(), List.of()));
    }
    if (node instanceof MapNode map && map.entries().size() == 1) {
      MapNode.Entry only = map.entries().get(0);
      return configured(only.key(), map, Section.asMap(only.key(), only.value()));
    }
    throw node.refusal("heuristic: expected a name or a name with options, not " + node.describe());
  }

  boolean knows(String id) {
    return catalog.heuristic(game, id).isPresent();
  }

  private HeuristicSpec configured(String id, ConfigNode node, MapNode settings) {
    Heuristic heuristic =
        catalog
            .heuristic(game, id)
            .orElseThrow(
                () ->
                    node.refusal(
                        UnknownName.message("heuristic", id, " for " + game.id(), heuristicIds())));
    List<Option> options = heuristic.options();
    Section section =
        new Section(
            "option", " for heuristic " + id, nested(options, settings), options, List.of());
    Map<String, Object> values = new LinkedHashMap<>(section.values());
    // What is left out and what is written as its default must be one experiment with one hash.
    for (Option option : options) {
      if (Objects.equals(values.get(option.name()), option.fallback())) {
        values.remove(option.name());
      }
    }
    letObject(heuristic, values, settings);
    return new HeuristicSpec(id, Collections.unmodifiableMap(values));
  }

  /** Asks the heuristic itself: it may not know a feature. */
  private void letObject(Heuristic heuristic, Map<String, Object> values, MapNode settings) {
    try {
      var unused =
          PluginGuard.call(
              heuristic,
              "configured()",
              () ->
                  heuristic.configured(
                      Options.of(heuristic.options(), values), catalog.features(game)),
              OptionException.class);
    } catch (OptionException objection) {
      Problems problems = new Problems();
      problems.add(Section.objection(settings, objection));
      MapNode rest = settings.without(objection.option());
      if (settings.has(objection.option()) && !rest.entries().isEmpty()) {
        problems.collect(() -> configured(heuristic.id(), rest, rest));
      }
      problems.throwIfAny();
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

  private List<String> heuristicIds() {
    return catalog.heuristics(game).stream().map(Heuristic::id).toList();
  }
}
