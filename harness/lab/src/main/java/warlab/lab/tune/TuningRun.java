package warlab.lab.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.Rerun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.program.Program;
import warlab.lab.tune.parts.PartReports;
import warlab.lab.tune.parts.PhasedRun;

/** Tunes and proves: whatever is played is an ordinary run in its folder or one inside. */
public final class TuningRun extends PhasedRun<TuningResult> {
  static final String TEXEL = "texel";

  private final ExperimentConfig config;
  private final TuneSpec tune;
  private final Catalog catalog;
  private final Path folder;
  private final boolean again;

  /**
   * @param again whether a second proof is wanted
   * @param isSameProgram whether the user says so, whatever the classes say
   * @param place of its matches; its own steps need each other's results and are played here
   */
  public TuningRun(
      ExperimentConfig config,
      Catalog catalog,
      Path folder,
      List<RunListener> listeners,
      boolean again,
      boolean isSameProgram,
      MatchPlace place) {
    super(config.threads(), listeners, isSameProgram, place);
    this.config = config;
    this.catalog = catalog;
    this.folder = folder;
    this.again = again;
    tune = TuningExperiment.of(config).tune();
  }

  @Override
  protected TuningResult work() {
    // 1. Where to begin.
    if (tune.first() == TuneSpec.First.TEXEL) {
      ExperimentConfig games = Matches.texel(config);
      if (!isDone(match(RunSpec.of(games, catalog), folder.resolve(TEXEL)))) {
        return interrupted();
      }
    }
    Tuning tuning = new Tuning(config, first(config, catalog, folder));
    // 2. The steps.
    RunResult steps =
        play(tuning.runSpec(catalog), folder, new TuningListener(tuning, listeners()));
    TuningFiles.write(config, tuning, folder);
    if (!isDone(steps)) {
      return interrupted();
    }
    // 3. The proof.
    return TuningExperiment.of(config).prove() == null
        ? new TuningResult(steps.status(), played(), steps.faults(), null, false)
        : prove(tuning, steps);
  }

  private TuningResult prove(Tuning tuning, RunResult steps) {
    int begun = Proof.begun(folder);
    boolean another = again && begun > 0 && PartReports.isPlayed(Proof.matchFolder(folder, begun));
    Proof proof =
        new Proof(config, tuning.tuned(), folder, Math.max(1, another ? begun + 1 : begun));
    proof.refuseOther();
    RunResult match = match(RunSpec.of(proof.matchConfig(), catalog), proof.matchFolder());
    if (!isDone(match)) {
      return interrupted();
    }
    if (ProofVerdict.isStronger(ProofVerdict.pairing(catalog, proof.matchFolder()))) {
      for (PlayerSpec hero : List.of(proof.start(), proof.tuned())) {
        RunSpec gauntlet = RunSpec.of(proof.gauntletConfig(hero), catalog);
        if (!isDone(match(gauntlet, proof.gauntletFolder(hero)))) {
          return interrupted();
        }
      }
    }
    ProofVerdict verdict =
        Objects.requireNonNull(ProofVerdict.read(catalog, folder, proof.number()));
    TuningFiles.writeTuned(config, proof, verdict, folder);
    RunResult.Status status =
        played() == 0 ? RunResult.Status.ALREADY_FINISHED : RunResult.Status.FINISHED;
    return new TuningResult(
        status, played(), steps.faults(), verdict.inWords(), verdict.isPassed());
  }

  /** The free weights that a tuning begins with; where that takes games, they have been played. */
  static double[] first(ExperimentConfig config, Catalog catalog, Path folder) {
    TuneSpec tune = TuningExperiment.of(config).tune();
    return tune.first() == TuneSpec.First.NONE
        ? Tuning.start(tune)
        : Texel.of(config, catalog, folder.resolve(TEXEL)).first(tune);
  }

  /** What decides the games of a tuning. */
  public static Program program(ExperimentConfig config, Catalog catalog) {
    return RunSpec.program(config, catalog, TuningPlan.class, TuningSteps.class);
  }

  /** To play a game of a tuning again: who plays it follows from all that was played before. */
  public static Rerun rerun(ExperimentConfig config, Catalog catalog, ResultsFolder folder) {
    Tuning tuning = Tuning.read(config, first(config, catalog, folder.path()), folder.path());
    Plan plan = tuning.plan(PlanMaker.of(config, new OpeningList(folder.path(), number -> true)));
    return new Rerun(plan, PlayerSource.changing(catalog, config.game()), folder);
  }

  private TuningResult interrupted() {
    return new TuningResult(RunResult.Status.INTERRUPTED, played(), 0, null, false);
  }
}
