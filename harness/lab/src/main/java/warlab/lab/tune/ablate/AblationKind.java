package warlab.lab.tune.ablate;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Catalog;
import warlab.lab.config.Experiment;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.read.ExperimentForm;
import warlab.lab.config.read.OpeningsReader;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.tree.MapNode;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.Phases;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.GameProbe;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.report.Findings;

/** Leaves terms of a heuristic out, to see what each is worth. */
public final class AblationKind implements ExperimentForm, ExperimentKind {
  static final String ABLATE = "ablate";
  static final String OPENINGS = "openings";
  static final Experiment.Kind KIND = new Experiment.Kind(ABLATE, "an ablation");

  @Override
  public Experiment.Kind kind() {
    return KIND;
  }

  @Override
  public Keys keys() {
    return new Keys(
        ExperimentConfig.TOP,
        List.of(),
        List.of(Keys.nested(ABLATE, AblateSpec.KEYS), Keys.made(OPENINGS)));
  }

  @Override
  public @Nullable AblationExperiment read(Section top, Scope scope, Problems problems) {
    MapNode node = top.requiredMap(ABLATE);
    AblateSpec ablate = node == null ? null : new AblateReader(scope).read(node, problems);
    OpeningSpec openings = new OpeningsReader(scope).many(top, OPENINGS, problems);
    return ablate == null || openings == null ? null : new AblationExperiment(ablate, openings);
  }

  @Override
  public String describe(ExperimentConfig config, Catalog catalog, GameProbe probe) {
    return AblationDescription.of(config, catalog, probe);
  }

  @Override
  public void play(ExperimentConfig config, Phases phases) {
    new AblationRun(config, phases).play();
  }

  @Override
  public Findings findings(RecordedExperiment played, ReportMaker maker) {
    return new Ablation(played, maker);
  }

  @Override
  public Optional<String> matchesInside() {
    return Optional.of("its parts");
  }
}
