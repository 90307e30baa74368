package warlab.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.record.WholeFiles;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.NumberText;

/** The files of a tuning that follow from its games. */
final class TuningFiles {
  static final String STEPS = "tuning.csv";
  static final String WEIGHTS = "weights.csv";
  static final String TUNED = "tuned.yaml";

  private TuningFiles() {}

  /** A step of a run. */
  private record Step(Spsa run, int number, int step) {}

  /** A weight after a run, or of the mean of all. */
  private record Weight(String run, WeightChange change) {}

  /** {@code tuning.csv}: where the weights were after each step. */
  static String steps(Tuning tuning) {
    Columns<Step> table =
        new Columns<Step>()
            .column("run", Step::number)
            .column("step", Step::step)
            .column("games", step -> 2 * TuneSpec.STEP_PAIRS * (step.step() + 1))
            .column("signs", step -> signs(step.run().signs(step.step())))
            .column("difference", step -> step.run().difference(step.step()));
    for (int i = 0; i < tuning.names().size(); i++) {
      int weight = i;
      table.column(
          "weight." + tuning.names().get(i), step -> step.run().after(step.step())[weight]);
    }
    List<Step> rows = new ArrayList<>();
    for (int run = 0; run < tuning.runs().size(); run++) {
      for (int step = 0; step < tuning.runs().get(run).steps(); step++) {
        rows.add(new Step(tuning.runs().get(run), run + 1, step));
      }
    }
    return table.csv(rows);
  }

  /** Letters, since a plus in front is a formula to a spreadsheet. */
  private static String signs(int[] signs) {
    StringBuilder text = new StringBuilder();
    for (int sign : signs) {
      text.append(sign > 0 ? 'p' : 'm');
    }
    return text.toString();
  }

  /** {@code weights.csv}: start and end of each weight, by run and of the mean. */
  static String weights(Tuning tuning) {
    List<Weight> rows = new ArrayList<>();
    for (int weight = 0; weight < tuning.names().size(); weight++) {
      for (int run = 0; run < tuning.runs().size(); run++) {
        double end = tuning.runs().get(run).result()[weight];
        rows.add(new Weight(String.valueOf(run + 1), tuning.change(weight, end)));
      }
      rows.add(new Weight("mean", tuning.changes().get(weight)));
    }
    return new Columns<Weight>()
        .column("run", Weight::run)
        .part(WeightChange.columns(), Weight::change)
        .csv(rows);
  }

  static Map<String, String> tables(Tuning tuning) {
    return Map.of(STEPS, steps(tuning), WEIGHTS, weights(tuning));
  }

  /** Only what is proven is handed out. */
  static void writeTuned(ExperimentConfig config, Proof proof, ProofVerdict verdict, Path folder) {
    if (verdict.isPassed()) {
      WholeFiles.replace(folder.resolve(TUNED), tuned(config, proof, verdict));
    }
  }

  private static String tuned(ExperimentConfig config, Proof proof, ProofVerdict verdict) {
    double scale = TuningExperiment.of(config).tune().scale();
    String scaled =
        scale == 1
            ? ""
            : "# All weights are times %.0f, so that searches see small changes.\n"
                .formatted(scale);
    return """
    # A player to paste under players: tuned by %s,
    # run %s.
    # %s
    %s%s\
    """
        .formatted(
            config.name(),
            config.configHash(),
            NumberText.typed(verdict.inWords()),
            scaled,
            ResolvedConfig.yaml(config, proof.tuned()));
  }
}
