package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** Lists of game options: an experiment for each value. */
class GameOptionSweepTest {
  @TempDir Path folder;

  private SmallExperiment small(String options) {
    return SmallExperiment.in(folder, SmallExperiment.TEXT + "gameOptions: " + options + "\n");
  }

  @Test
  void everyValueHasItsFolderAndAPageComparesThem() {
    SmallExperiment swept = small("{ cap: [20, 60] }");
    Terminal run = swept.run();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .containsExactly("comparison: " + swept.results().resolve("comparison.html"));
    assertThat(swept.text("cap=20/experiment.yaml")).contains("cap: 20");
    assertThat(swept.text("cap=60/experiment.yaml")).contains("cap: 60");
    assertThat(swept.text("comparison.html")).contains("cap=20", "cap=60", "gameOptions.cap");
    assertThat(swept.run().exitCode()).isZero();
  }

  @Test
  void planTellsOfEach() {
    SmallExperiment swept = small("{ cap: [20, 60] }");
    assertThat(Terminal.run("plan", "" + swept.config()).lines()).contains("cap=20", "cap=60");
  }

  @Test
  void aListOfOneValueIsThatValueAndAWrongOneIsNamed() {
    Terminal refused = small("{ cap: [20, many] }").run();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .contains("small.yaml:9:26: cap: expected a whole number from 0 to 1000000, not 'many'");
    // Before it played anything, and so does a plan.
    Terminal planned = Terminal.run("plan", "" + small("{ cap: [20, many] }").config());
    assertThat(planned).isEqualTo(new Terminal(2, "", refused.err()));
    SmallExperiment one = small("{ cap: [20] }");
    assertThat(one.results()).doesNotExist();
    assertThat(one.run().exitCode()).isZero();
    assertThat(Files.exists(one.results().resolve("games.csv"))).isTrue();
  }
}
