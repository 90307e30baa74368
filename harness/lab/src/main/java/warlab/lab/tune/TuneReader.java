package warlab.lab.tune;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.config.Keys;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.read.UnknownName;
import warlab.lab.config.read.WeightedPlayerReader;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.MapNode;

/** Reads {@code tune}: which weights of which player, and how long. */
final class TuneReader {
  /** What the user's own player is called where it meets the tuned one. */
  static final String START = "start";

  private static final String WEIGHTS = "weights";

  /** Weights go from nothing to so many times their start, unless told otherwise. */
  private static final double WIDTH = 4;

  /** Stands for one that is refused. */
  private static final WeightRange ANY = new WeightRange(0, 1);

  private TuneReader() {}

  /** {@code null} when something is refused. */
  static @Nullable TuneSpec read(Scope scope, MapNode node, Problems all) {
    Problems problems = all.part();
    Section tune = Section.of(TuneSpec.KEYS, " of tune", node, problems);
    Options values = tune.options();
    WeightedPlayer start =
        new WeightedPlayerReader(scope, TuningKind.TUNE).read(tune, START, problems);
    Map<String, Double> weights = start == null ? null : start.weights();
    Map<String, WeightRange> ranges = ranges(tune, weights, problems.part());
    return start == null || values == null || !problems.isEmpty()
        ? null
        : new TuneSpec(
            start.player(),
            start.side(),
            ranges,
            (int) values.integer("games"),
            Keys.chosen(TuneSpec.First.class, values.text("first")),
            (int) values.integer("seeds"));
  }

  /**
   * @param start the weights to start from; {@code null} when the player is refused anyway
   */
  private static Map<String, WeightRange> ranges(
      Section tune, @Nullable Map<String, Double> start, Problems problems) {
    Map<String, WeightRange> ranges = new LinkedHashMap<>();
    MapNode given = tune.map(WEIGHTS);
    if (given != null) {
      for (MapNode.Entry each : given.entries()) {
        problems.check(() -> ranges.put(each.key(), range(each, start, problems)));
      }
    } else if (start != null) {
      start.entrySet().stream()
          .skip(1) // scaling all weights changes nothing, so one is fixed
          .forEach(each -> problems.check(() -> ranges.put(each.getKey(), usual(each, tune))));
    }
    if (start != null && problems.isEmpty() && ranges.size() == start.size()) {
      problems.add(
          tune.refusal(
              WEIGHTS, "all are free, but only their ratio matters: leave one out to fix it"));
    }
    if (start != null && problems.isEmpty() && ranges.isEmpty()) {
      problems.add(
          tune.refusal("player", "one weight alone cannot be tuned, only its ratio to others"));
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

  private static WeightRange range(
      MapNode.Entry entry, @Nullable Map<String, Double> start, Problems problems) {
    String name = entry.key();
    if (start != null && !start.containsKey(name)) {
      throw new ConfigException(
          entry.place(), UnknownName.message("weight", name, " of the player", start.keySet()));
    }
    Section section =
        Section.of(WeightRange.KEYS, " of a weight", Section.asMap(name, entry.value()), problems);
    Options values = section.options();
    if (values == null) {
      return ANY;
    }
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
