package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

@Tag("long")
class GateCommandTest {
  private static final String EQUALS =
      """
      name: small
      game: ai-wargame
      seed: 3
      report: false
      players:
        new: { search: greedy, heuristic: e2 }
        old: { search: greedy, heuristic: e2 }
      """;

  private static final String WEAKER =
      EQUALS.replace("new: { search: greedy, heuristic: e2 }", "new: { search: random }");

  @TempDir Path folder;

  private SmallExperiment experiment(String text) {
    return SmallExperiment.in(folder, text);
  }

  private static Terminal gate(SmallExperiment experiment, String... more) {
    return experiment.play("gate", more);
  }

  @Test
  void equalsPassWithTheUsualSettings() {
    SmallExperiment equals = experiment(EQUALS);
    Terminal gate = gate(equals);
    assertThat(gate.out())
        .startsWith("passed: new against old: 0.0 Elo accepted, not -30.0 (LLR ")
        .hasLineCount(1);
    assertThat(gate.exitCode()).isZero();
    assertThat(equals.text("experiment.yaml"))
        .containsPattern("alpha: 0.03\\s+beta: 0.03")
        .contains("model: \"logistic\"", "pairs: 10000");
  }

  @Test
  void aWeakerPlayerFails() {
    Terminal gate = gate(experiment(WEAKER));
    assertThat(gate.out())
        .startsWith("failed: new against old: -30.0 Elo accepted, not 0.0 (LLR -")
        .hasLineCount(1);
    assertThat(gate.exitCode()).isEqualTo(5);
  }

  @Test
  void undecidedIsAFailureAndMorePairsGoOn() {
    SmallExperiment interrupted = experiment(EQUALS + "match: { pairs: 5 }\n");
    Terminal gate = gate(interrupted);
    assertThat(gate.out())
        .startsWith("failed: new against old: undecided after all pairs that match.pairs allows")
        .endsWith("after 10 games)\n");
    assertThat(gate.exitCode()).isEqualTo(5);
    Terminal resumed = gate(interrupted, "--pairs", "10000");
    assertThat(resumed.exitCode()).isZero();
    SmallExperiment whole = new SmallExperiment(interrupted.config(), folder.resolve("whole"));
    assertThat(gate(whole, "--pairs", "10000").out()).isEqualTo(resumed.out());
    assertThat(whole.text("games.csv")).isEqualTo(interrupted.text("games.csv"));
  }

  @Test
  void withoutOtherGamesNothingIsDecided() {
    Terminal gate =
        gate(
            experiment(
                EQUALS.replace("heuristic: e2", "heuristic: e2, ties: first")
                    + "match: { openings: none }\n"));
    assertThat(gate.out()).contains("undecided, and no other games exist");
    assertThat(gate.exitCode()).isEqualTo(5);
  }

  @Test
  void whatTheConfigSaysWins() {
    SmallExperiment own = experiment(EQUALS + "stop: { sprt: { elo0: -300, alpha: 0.01 } }\n");
    Terminal gate = gate(own, "--set", "stop.sprt.elo1=-100");
    assertThat(gate.out()).contains("passed: new against old: -100.0 Elo accepted, not -300.0");
    assertThat(own.text("experiment.yaml"))
        .containsPattern("alpha: 0.01\\s+beta: 0.03\\s+model: \"logistic\"");
  }

  @Test
  void aFolderOfAnotherRunIsRefused() {
    SmallExperiment plain = experiment(EQUALS + "match: { pairs: 5 }\n");
    plain.run();
    Terminal gate = gate(plain);
    assertThat(gate.err())
        .contains("was started with a different config", "--fresh")
        .hasLineCount(1);
    assertThat(gate.exitCode()).isEqualTo(1);
    assertThat(gate(plain, "--fresh", "--pairs", "6").exitCode()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players.third=random | expected two players, not 3 (new, old, third)",
        "players={new: random} | needs at least two players",
        "match={format: gauntlet, hero: old} | expected the format round-robin, not gauntlet",
        "match={format: cross, first: [new], second: [old]} | round-robin, not cross",
        "stop.sprt.elo1=-40 | elo1: expected more than elo0",
        "match=many | match: expected keys and values, not 'many'",
        "stop=never | stop: expected keys and values, not 'never'"
      })
  void whatAGateCannotAnswerIsRefused(String setting, String message) {
    SmallExperiment experiment = experiment(EQUALS);
    Terminal gate = gate(experiment, "--set", setting);
    assertThat(gate.err()).contains(message).hasLineCount(1);
    assertThat(gate.exitCode()).isEqualTo(2);
    assertThat(experiment.results()).doesNotExist();
  }
}
