package warlab.lab.config.read;

import java.util.List;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.Keys;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.tree.MapNode;

/** Reads {@code stop}: the sequential test that may end a pairing early. */
final class SprtReader {
  static final Keys STOP = new Keys("under stop", List.of(), List.of("sprt"));

  static final Keys SPRT =
      Keys.of(
          "under sprt of stop",
          SprtSpec.class,
          Keys.required(
              Option.number(
                  "elo0", 0, -1000, 1000, "the strength difference of the null hypothesis")),
          Keys.required(
              Option.number("elo1", 0, -1000, 1000, "the strength difference worth finding")),
          Option.number("alpha", 0.05, 0.001, 0.5, "chance of accepting elo1 when elo0 is true"),
          Option.number("beta", 0.05, 0.001, 0.5, "chance of accepting elo0 when elo1 is true"),
          Option.choice(
              "model", "normalized", List.of("normalized", "logistic"), "which Elo is meant"));

  private SprtReader() {}

  static SprtSpec read(MapNode node) {
    Section sprt =
        Section.of(SPRT, " of sprt", Section.of(STOP, " of stop", node).requiredMap("sprt"));
    Options values = sprt.options();
    SprtSpec spec =
        new SprtSpec(
            values.number("elo0"),
            values.number("elo1"),
            values.number("alpha"),
            values.number("beta"),
            values.text("model"));
    if (spec.elo0() >= spec.elo1()) {
      throw sprt.refusal("elo1", "expected more than elo0");
    }
    return spec;
  }
}
