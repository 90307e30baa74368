package warlab.lab.tune;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.report.table.ExplainedColumns;

/** The columns of a tuning's tables are explained in {@code results/README.md}, and no others. */
class TuningReadmeTest {
  @Test
  void explainsTheTables() throws IOException {
    ExperimentConfig config =
        new ConfigReader(TestCatalog.discovered(), Machine.current())
            .read(
                ExperimentFile.parse(
                    Path.of("x.yaml"),
                    """
                name: x
                game: ai-wargame
                seed: 1
                tune: { player: 'greedy:heuristic=linear(material=1;KEY=2)' }
                """
                        .replace("KEY", "health"),
                    Overrides.none()));
    Tuning tuning = new Tuning(config, Tuning.start(TuningExperiment.of(config).tune()));

    ExplainedColumns.check(
        "tuning.csv", TuningFiles.steps(tuning).replace("weight.health", "weight.KEY"));
    ExplainedColumns.check("weights.csv", TuningFiles.weights(tuning));
  }
}
