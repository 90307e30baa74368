package warlab.lab.tune;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.read.ExperimentForm;
import warlab.lab.config.read.OpeningsReader;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.read.WeightedPlayerReader;
import warlab.lab.config.tree.MapNode;

/** How a tuning stands in a config: {@code tune}, {@code prove} and {@code openings}. */
public final class TuningForm implements ExperimentForm {
  static final String TUNE = "tune";
  static final String PROVE = "prove";
  static final String OPENINGS = "openings";

  @Override
  public String key() {
    return TUNE;
  }

  @Override
  public String called() {
    return "a tuning";
  }

  @Override
  public Keys keys() {
    return new Keys(
        ExperimentConfig.TOP,
        List.of(),
        List.of(
            Keys.nested(TUNE, TuneSpec.KEYS),
            Keys.nested(PROVE, ProveSpec.KEYS),
            Keys.made(OPENINGS)));
  }

  @Override
  public @Nullable TuningExperiment read(Section top, Scope scope, Problems problems) {
    MapNode node = top.requiredMap(TUNE);
    if (node == null) {
      return null;
    }
    TuneSpec tune = new TuneReader(scope).read(node, problems);
    MapNode start = tune == null ? null : WeightedPlayerReader.settings(node);
    ProveSpec prove = new ProveReader(scope, start).read(top.node(PROVE), node.place(), problems);
    OpeningSpec openings = new OpeningsReader(scope).many(top, OPENINGS, problems);
    if (prove != null && openings != null && !(openings instanceof OpeningSpec.Generated)) {
      problems.add(
          top.refusal(
              OPENINGS,
              "a proof needs openings that the tuning has not seen, so they have to be made from"
                  + " the seed; or give prove: none"));
    }
    return tune == null || openings == null ? null : new TuningExperiment(tune, prove, openings);
  }
}
