package warlab.lab.config.read;

import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.config.MatchExperiment;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.tree.MapNode;

/** Reads {@code stop}: the sequential test that may end a pairing early. */
final class SprtReader {
  private SprtReader() {}

  static @Nullable SprtSpec read(MapNode node, Problems problems) {
    Section stop = Section.of(MatchExperiment.STOP_KEYS, " of stop", node, problems);
    MapNode test = stop.requiredMap("sprt");
    if (test == null) {
      return null;
    }
    Section sprt = Section.of(SprtSpec.KEYS, " of sprt", test, problems);
    Options values = sprt.options();
    return values == null ? null : problems.collect(() -> sprt(sprt, values));
  }

  private static SprtSpec sprt(Section sprt, Options values) {
    if (values.number("elo0") >= values.number("elo1")) {
      throw sprt.refusal("elo1", "expected more than elo0");
    }
    try {
      return SprtSpec.of(values);
    } catch (IllegalArgumentException senseless) { // what no single key forbids
      throw sprt.refusal("elo1", String.valueOf(senseless.getMessage()));
    }
  }
}
