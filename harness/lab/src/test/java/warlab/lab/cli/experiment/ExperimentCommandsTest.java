package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** The way of a user: plan, run, run again, report, rerun, and the mistakes on it. */
class ExperimentCommandsTest {
  @TempDir Path folder;
  private SmallExperiment small = new SmallExperiment(Path.of(""), Path.of(""));
  private Path results = Path.of("");

  @BeforeEach
  void writeConfig() {
    small = SmallExperiment.in(folder, SmallExperiment.WITH_REPORT);
    results = small.results();
  }

  private Terminal run(String... more) {
    return small.run(more);
  }

  @Test
  void planTellsWhatWouldRunAndPlaysNothingIntoTheResults() {
    Terminal plan = Terminal.run("plan", small.config().toString(), "--out", results.toString());
    assertThat(plan.exitCode()).isZero();
    assertThat(plan.out()).contains("20: 20 for each pairing", "greedy - random", "detects");
    assertThat(results).doesNotExist();
  }

  /** By hand: halfway it takes the square of ln 19 over 20 normalized Elo, 20 / 347.4356. */
  @Test
  void planTellsHowLongASequentialTestTakes() {
    Terminal plan =
        Terminal.run(
            "plan", small.config().toString(), "--set", "stop={sprt: {elo0: 0, elo1: 20}}");
    assertThat(plan.exitCode()).isZero();
    assertThat(plan.out())
        .contains("1,599 games at 0.0 Elo, 2,616 games at 10.0 Elo, 1,599 games at 20.0 Elo");
  }

  @Test
  void aRunWithoutChanceEndsAfterItsOnlyGamesAndSaysWhy() {
    String text =
        SmallExperiment.WITH_REPORT
            .replace("heuristic: e2", "heuristic: e2, ties: first")
            .replace(
                "random: { search: random }",
                "other: { search: greedy, heuristic: e0, ties: first }")
            .replace("pairs: 10", "pairs: 10, openings: none");
    small = SmallExperiment.in(folder, text);
    assertThat(run().exitCode()).isZero();
    assertThat(small.text("games.csv")).hasLineCount(3);
    assertThat(small.text("report.html"))
        .contains("in 1\u00a0pairing only 2\u00a0different games exist");
    assertThat(run().exitCode()).isZero();
    assertThat(small.text("games.csv")).hasLineCount(3);
  }

  @Test
  void runWritesResultsAndReport() {
    Terminal run = run();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).containsExactly("report: " + results.resolve("report.html"));
    assertThat(results)
        .isDirectoryContaining(file -> file.endsWith("games.csv"))
        .isDirectoryContaining(file -> file.endsWith("pairings.csv"))
        .isDirectoryContaining(file -> file.endsWith("report.html"));
    assertThat(results.resolve("games.csv")).content().hasLineCount(21);
    assertThat(results.resolve("charts/win-rate.svg")).exists();
  }

  @Test
  void aFinishedRunIsNotPlayedAgainAndMorePairsExtendIt() throws IOException {
    run();
    String games = Files.readString(results.resolve("games.csv"));
    assertThat(run().exitCode()).isZero();
    assertThat(results.resolve("games.csv")).content().isEqualTo(games);
    run("--pairs", "12");
    assertThat(results.resolve("games.csv")).content().startsWith(games).hasLineCount(25);
  }

  @Test
  void anotherExperimentIsRefusedInTheSameFolder() {
    run();
    Terminal refused = run("--seed", "4");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .contains("was started with a different config", "choose another --out")
        .hasLineCount(1);
  }

  @Test
  void rerunPlaysTheSameGameAgain() {
    run();
    Terminal again = Terminal.run("rerun", results.toString(), "7");
    assertThat(again.exitCode()).isZero();
    assertThat(again.err()).contains("the same game as recorded");
    assertThat(again.out()).contains("6/100 moves played", "wins in");
  }

  @Test
  void reportMakesEverythingAgainWithTheSameBytes() throws IOException {
    run();
    String page = Files.readString(results.resolve("report.html"));
    Files.delete(results.resolve("report.html"));
    Files.delete(results.resolve("pairings.csv"));
    assertThat(Terminal.run("report", results.toString()).exitCode()).isZero();
    assertThat(results.resolve("report.html")).content().isEqualTo(page);
    assertThat(results.resolve("pairings.csv")).exists();
  }

  @Test
  void mistakesAreNamedWithTheirPlace() throws IOException {
    Files.writeString(small.config(), SmallExperiment.WITH_REPORT.replace("e2 }", "e22 }"));
    Terminal refused = run();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualToNormalizingNewlines(
            "error: %s:5:40: unknown heuristic 'e22' for ai-wargame, maybe 'e2'?\n"
                .formatted(small.config()));
    assertThat(results).doesNotExist();
  }

  @Test
  void foldersWithoutResultsAreRefused() {
    Terminal report = Terminal.run("report", folder.toString());
    Terminal rerun = Terminal.run("rerun", folder.toString(), "1");
    assertThat(report.err())
        .contains("'" + folder + "' is no results folder: it has no experiment.yaml")
        .hasLineCount(1);
    assertThat(rerun.err())
        .contains("'" + folder + "' is no results folder: it has no experiment.yaml")
        .hasLineCount(1);
    assertThat(report.exitCode()).isEqualTo(2);
    assertThat(rerun.exitCode()).isEqualTo(2);
  }
}
