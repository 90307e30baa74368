package warlab.lab.tune;

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
import warlab.lab.config.read.WeightedPlayerReader;
import warlab.lab.config.tree.MapNode;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.Phases;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameProbe;
import warlab.lab.plan.Plan;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.report.Findings;
import warlab.lab.run.Rerun;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.program.Program;

/** Moves the weights of a heuristic by games, and proves that they are better. */
public final class TuningKind implements ExperimentForm, ExperimentKind {
  static final String TUNE = "tune";
  static final String PROVE = "prove";
  static final String OPENINGS = "openings";
  static final Experiment.Kind KIND = new Experiment.Kind(TUNE, "a tuning");

  @Override
  public Experiment.Kind kind() {
    return KIND;
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
    TuneSpec tune = TuneReader.read(scope, node, problems);
    MapNode start = tune == null ? null : WeightedPlayerReader.settings(node);
    ProveSpec prove = ProveReader.read(scope, start, top.node(PROVE), node.place(), problems);
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

  @Override
  public String describe(ExperimentConfig config, Catalog catalog, GameProbe probe) {
    return TuningDescription.of(config, catalog, probe);
  }

  @Override
  public void play(ExperimentConfig config, Phases phases) {
    new TuningRun(config, phases).play();
  }

  @Override
  public Findings findings(RecordedExperiment played, ReportMaker maker) {
    return new TuningFindings(played, maker);
  }

  @Override
  public Program program(ExperimentConfig config, Catalog catalog) {
    return RunSpec.program(config, catalog, TuningPlan.class, TuningSteps.class);
  }

  /** Who plays a game follows from all that was played before. */
  @Override
  public Rerun rerun(ExperimentConfig config, Catalog catalog, ResultsFolder folder, long game) {
    double[] first = TuningRun.first(config, catalog, folder.path());
    Plan base = ExperimentPlan.of(config, new OpeningList(folder.path(), number -> true));
    Plan plan = Tuning.read(config, first, folder.path()).plan(base);
    return new Rerun(plan, PlayerSource.changing(catalog, config.game()), folder);
  }

  @Override
  public Optional<String> matchesInside() {
    return Optional.of("its proof");
  }

  @Override
  public boolean hasProof() {
    return true;
  }
}
