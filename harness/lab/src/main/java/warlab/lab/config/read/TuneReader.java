package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.MapNode;

/** Reads {@code tune}: which weights of which player, and how long. */
final class TuneReader {
  /** What the user's own player is called where it meets the tuned one. */
  static final String START = "start";

  private static final String WEIGHTS = "weights";

  /** Weights go from nothing to so many times their start, unless told otherwise. */
  private static final double WIDTH = 4;

  private final WeightedPlayerReader players;

  TuneReader(Catalog catalog, Game game, Path folder) {
    players = new WeightedPlayerReader(catalog, game, folder, "tune");
  }

  /** Refuses with all that is wrong. */
  TuneSpec read(MapNode node) {
    Problems problems = new Problems();
    Section tune = Section.known(TuneSpec.KEYS, " of tune", node, problems);
    Options values = problems.collect(tune::options);
    WeightedPlayer start = problems.collect(() -> players.read(tune, node, START));
    Map<String, WeightRange> ranges =
        problems.collect(() -> ranges(tune, start == null ? null : start.weights()));
    problems.throwIfAny();
    Objects.requireNonNull(start);
    return TuneSpec.of(
        Objects.requireNonNull(values),
        start.player(),
        start.side(),
        Objects.requireNonNull(ranges));
  }

  /**
   * @param start the weights to start from; {@code null} when the player is refused anyway
   */
  private static Map<String, WeightRange> ranges(
      Section tune, @Nullable Map<String, Double> start) {
    Map<String, WeightRange> ranges = new LinkedHashMap<>();
    Problems problems = new Problems();
    Optional<MapNode> given = tune.map(WEIGHTS);
    if (given.isPresent()) {
      for (MapNode.Entry each : given.get().entries()) {
        problems.check(() -> ranges.put(each.key(), range(each, start)));
      }
    } else if (start != null) {
      start.entrySet().stream()
          .skip(1) // scaling all weights changes nothing, so one is fixed
          .forEach(each -> problems.check(() -> ranges.put(each.getKey(), usual(each, tune))));
    }
    problems.throwIfAny();
    if (start != null && ranges.size() == start.size()) {
      throw tune.refusal(
          WEIGHTS, "all are free, but only their ratio matters: leave one out to fix it");
    }
    if (start != null && ranges.isEmpty()) {
      throw tune.refusal("player", "one weight alone cannot be tuned, only its ratio to others");
    }
    return ranges;
  }

  private static WeightRange usual(Map.Entry<String, Double> weight, Section tune) {
    double far = WIDTH * weight.getValue();
    if (far == 0) {
      throw tune.refusal(
          "player", weight.getKey() + " starts from 0, so give its range under weights");
    }
    return new WeightRange(Math.min(0, far), Math.max(0, far));
  }

  private static WeightRange range(MapNode.Entry entry, @Nullable Map<String, Double> start) {
    String name = entry.key();
    if (start != null && !start.containsKey(name)) {
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
    Double from = start == null ? null : start.get(name);
    if (from != null && range.clip(from) != from) {
      throw section.refusal(
          from < range.min() ? "min" : "max", "the start, " + from + ", is outside the range");
    }
    return range;
  }
}
