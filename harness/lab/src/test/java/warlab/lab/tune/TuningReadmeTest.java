package warlab.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.Overrides;

/** The columns of a tuning's tables are explained in {@code results/README.md}, and no others. */
class TuningReadmeTest {
  private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|");

  @Test
  void explainsTheTables() throws IOException {
    ExperimentConfig config =
        new ConfigReader(TestCatalog.discovered(), Machine.here())
            .read(
                Path.of("x.yaml"),
                """
                name: x
                game: ai-wargame
                seed: 1
                tune: { player: 'greedy:heuristic=linear(material=1;KEY=2)' }
                """
                    .replace("KEY", "health"),
                Overrides.none());
    Tuning tuning = new Tuning(config, Tuning.start(Objects.requireNonNull(config.tune())));

    assertThat(explained("tuning.csv"))
        .isEqualTo(columns(TuningFiles.steps(tuning).replace("weight.health", "weight.KEY")));
    assertThat(explained("weights.csv")).isEqualTo(columns(TuningFiles.weights(config, tuning)));
  }

  private static List<String> columns(String text) {
    return List.of(text.lines().findFirst().orElseThrow().split(",", -1));
  }

  private static List<String> explained(String file) throws IOException {
    String readme = Files.readString(ProjectHome.find().resolve("results/README.md"));
    List<String> sections = List.of(readme.split("\n## ", -1));
    String section =
        sections.stream().filter(each -> each.startsWith(file + "\n")).findFirst().orElseThrow();
    return COLUMN.matcher(section).results().map(each -> each.group(1)).toList();
  }
}
