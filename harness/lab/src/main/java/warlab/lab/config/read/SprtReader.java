package warlab.lab.config.read;

import java.util.List;
import warlab.games.Options;
import warlab.lab.config.Keys;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.tree.MapNode;

/** Reads {@code stop}: the sequential test that may end a pairing early. */
final class SprtReader {
  static final Keys STOP = new Keys("under stop", List.of(), List.of("sprt"));

  private SprtReader() {}

  static SprtSpec read(MapNode node) {
    Section sprt =
        Section.of(
            SprtSpec.KEYS, " of sprt", Section.of(STOP, " of stop", node).requiredMap("sprt"));
    Options values = sprt.options();
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
