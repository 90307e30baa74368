package warlab.lab.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.kind.Phases;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.WholeFiles;
import warlab.lab.report.SummaryReader;
import warlab.lab.run.RunListener;
import warlab.lab.statistics.summary.PairingSummary;

/**
 * Tunes and proves: whatever is played is an ordinary run in its folder or one inside.
 *
 * @param phases its own steps need each other's results and are played here
 */
record TuningRun(ExperimentConfig config, Phases phases) {
  static final String TEXEL = "texel";
  static final String UNPROVEN =
      "The tuned weights are not proven: the experiment asks for no proof.";

  void play() {
    Path folder = phases.folder();
    TuningExperiment experiment = TuningExperiment.of(config);
    // 1. Where to begin.
    if (experiment.tune().first() == TuneSpec.First.TEXEL) {
      phases.describe();
      if (!phases.match(Matches.texel(config), folder.resolve(TEXEL))) {
        return;
      }
    }
    Tuning tuning = new Tuning(config, first(config, phases.catalog(), folder));
    // 2. The steps.
    boolean isDone =
        phases.playLocally(tuning.runSpec(phases.catalog()), new Progress(tuning, phases::report));
    WholeFiles.replaceTexts(folder, TuningFiles.tables(tuning));
    // 3. The proof.
    if (isDone && experiment.prove() == null) {
      phases.conclude(UNPROVEN, false);
    } else if (isDone) {
      prove(tuning);
    }
  }

  private void prove(Tuning tuning) {
    Path folder = phases.folder();
    int begun = Proof.begun(folder);
    boolean another =
        phases.provesAgain()
            && begun > 0
            && new ResultsFolder(folder.resolve(Proof.match(begun))).isFinished();
    Proof proof =
        Proof.of(config, tuning.tuned(), folder, Math.max(1, another ? begun + 1 : begun));
    proof.refuseOther();
    if (!phases.match(proof.matchConfig(), proof.matchFolder())) {
      return;
    }
    PairingSummary match =
        SummaryReader.of(proof.matchConfig(), new ResultsFolder(proof.matchFolder()))
            .summary()
            .pairings()
            .get(0);
    List<Rival> rivals = List.of();
    if (ProofVerdict.isStronger(match)) {
      for (PlayerSpec hero : List.of(proof.start(), proof.tuned())) {
        if (!phases.match(proof.gauntletConfig(hero), proof.gauntletFolder(hero))) {
          return;
        }
      }
      rivals =
          Rival.of(
              proof.gauntletConfig(proof.tuned()),
              proof.gauntletFolder(proof.start()),
              proof.gauntletFolder(proof.tuned()));
    }
    ProofVerdict verdict = new ProofVerdict(proof.number(), match, rivals);
    TuningFiles.writeTuned(config, proof, verdict, folder);
    phases.conclude(verdict.inWords(), !verdict.isPassed());
  }

  /** The free weights that a tuning begins with; where that takes games, they have been played. */
  static double[] first(ExperimentConfig config, Catalog catalog, Path folder) {
    TuneSpec tune = TuningExperiment.of(config).tune();
    return tune.first() == TuneSpec.First.NONE
        ? Tuning.start(tune)
        : Texel.of(config, catalog, folder.resolve(TEXEL)).first(tune);
  }

  /** Tells other listeners now and then how the weights stand. */
  private static final class Progress implements RunListener {
    /** Steps from one telling to the next: adding up the gain takes longer the more there are. */
    private static final int EVERY = 20;

    private final Tuning tuning;
    private final Consumer<String> told;
    private int last = -EVERY;

    Progress(Tuning tuning, Consumer<String> told) {
      this.tuning = tuning;
      this.told = told;
    }

    @Override
    public void committed(CommittedPair pair) {
      if (tuning.steps() >= last + EVERY && !pair.readBack()) {
        last = tuning.steps();
        told.accept(tuning.inWords());
      }
    }
  }
}
