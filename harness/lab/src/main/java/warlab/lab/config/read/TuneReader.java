package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;

/** Reads {@code tune}: which weights of which player, and how long. */
final class TuneReader {
  /** What the user's own player is called where it meets the tuned one. */
  static final String START = "start";

  /** Weights go from nothing to so many times their start, unless told otherwise. */
  private static final double WIDTH = 4;

  private final WeightedPlayerReader players;

  TuneReader(Catalog catalog, Game game, Path folder) {
    players = new WeightedPlayerReader(catalog, game, folder, "tune");
  }

  TuneSpec read(MapNode node) {
    Section tune = Section.of(TuneSpec.KEYS, " of tune", node);
    WeightedPlayer start = players.read(tune, node, START);
    Map<String, WeightRange> ranges =
        ranges(tune, start.weights(), node.get("player").orElseThrow());
    return TuneSpec.of(tune.options(), start.player(), start.side(), ranges);
  }

  private static Map<String, WeightRange> ranges(
      Section tune, Map<String, Double> start, ConfigNode player) {
    Map<String, WeightRange> ranges = new LinkedHashMap<>();
    Optional<MapNode> given = tune.map("weights");
    if (given.isEmpty()) {
      start.entrySet().stream()
          .skip(1) // scaling all weights changes nothing, so one is fixed
          .forEach(each -> ranges.put(each.getKey(), usual(each, player)));
    } else {
      given.get().entries().forEach(each -> ranges.put(each.key(), range(each, start)));
    }
    if (ranges.size() == start.size()) {
      throw tune.refusal(
          "weights", "all are free, but only their ratio matters: leave one out to fix it");
    }
    if (ranges.isEmpty()) {
      throw player.refusal("player: one weight alone cannot be tuned, only its ratio to others");
    }
    return ranges;
  }

  private static WeightRange usual(Map.Entry<String, Double> weight, ConfigNode player) {
    double far = WIDTH * weight.getValue();
    if (far == 0) {
      throw player.refusal(
          "player: " + weight.getKey() + " starts from 0, so give its range under weights");
    }
    return new WeightRange(Math.min(0, far), Math.max(0, far));
  }

  private static WeightRange range(MapNode.Entry entry, Map<String, Double> start) {
    String name = entry.key();
    Double from = start.get(name);
    if (from == null) {
      throw new ConfigException(
          entry.place(), UnknownName.message("weight", name, " of the player", start.keySet()));
    }
    Section section =
        Section.of(WeightRange.KEYS, " of a weight", Section.asMap(name, entry.value()));
    Options values = section.options();
    WeightRange range = new WeightRange(values.number("min"), values.number("max"));
    if (range.min() >= range.max()) {
      throw section.refusal("max", "expected more than min");
    }
    if (range.clip(from) != from) {
      throw section.refusal(
          from < range.min() ? "min" : "max", "the start, " + from + ", is outside the range");
    }
    return range;
  }
}
