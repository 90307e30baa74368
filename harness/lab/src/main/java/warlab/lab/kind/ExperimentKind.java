package warlab.lab.kind;

import java.util.Optional;
import java.util.ServiceLoader;
import warlab.lab.UsageException;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchExperiment;
import warlab.lab.config.read.ExperimentForm;
import warlab.lab.plan.GameProbe;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.Findings;
import warlab.lab.run.Rerun;
import warlab.lab.run.RunSpec;
import warlab.lab.run.program.Program;

/**
 * A kind of experiment: whatever commands want to know of it, so that none of them knows the kinds.
 * A further one is a package with a class that is this and an {@link ExperimentForm}, and the line
 * by which {@link ServiceLoader} finds it.
 */
public interface ExperimentKind {
  /** The kind of an experiment. */
  static ExperimentKind of(ExperimentConfig config) {
    if (config.experiment() instanceof MatchExperiment) {
      return new MatchKind();
    }
    for (ExperimentForm form :
        ServiceLoader.load(ExperimentForm.class, ExperimentForm.class.getClassLoader())) {
      if (form instanceof ExperimentKind kind && form.kind().equals(config.experiment().kind())) {
        return kind;
      }
    }
    throw new IllegalStateException("nobody plays " + config.experiment().kind().called());
  }

  /**
   * Refuses what is no match, for commands that need one.
   *
   * @param what needs it, such as {@code shards are}
   * @param where the experiment is, for the message
   */
  static void requireMatch(String what, Object where, ExperimentConfig config) {
    String inside = of(config).matchesInside().orElse(null);
    if (inside != null) {
      throw new UsageException(
          "%s for matches, and %s is %s: take %s instead"
              .formatted(what, where, config.experiment().kind().called(), inside));
    }
  }

  /** Several lines, each ended, for people to read before it runs. */
  String describe(ExperimentConfig config, Catalog catalog, GameProbe probe);

  /** Plays all that is missing, unless it is stopped. */
  void play(ExperimentConfig config, Phases phases);

  /** What its games say so far; the matches inside it are read by the maker. */
  Findings findings(RecordedExperiment played, ReportMaker maker);

  /** What decides its games. */
  default Program program(ExperimentConfig config, Catalog catalog) {
    return RunSpec.program(config, catalog);
  }

  /** To play one of its games again. */
  default Rerun rerun(ExperimentConfig config, Catalog catalog, ResultsFolder folder, long game) {
    return Rerun.of(config, catalog, folder, game);
  }

  /** What of it is a match, for who needs one; empty for a match. */
  default Optional<String> matchesInside() {
    return Optional.empty();
  }

  /** Whether it proves its result, so that this can be done again. */
  default boolean hasProof() {
    return false;
  }
}
