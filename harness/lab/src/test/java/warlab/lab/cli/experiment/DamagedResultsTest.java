package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/**
 * A results folder that lost or changed something: it is named, and nothing is made of the rest.
 */
class DamagedResultsTest {
  @TempDir static Path origin;
  private static SmallExperiment whole = new SmallExperiment(Path.of(""), Path.of(""));

  @TempDir Path folder;
  private SmallExperiment damaged = whole;

  @BeforeAll
  static void play() {
    whole = SmallExperiment.in(origin);
    assertThat(whole.run().exitCode()).isZero();
  }

  @BeforeEach
  void copy() {
    damaged = whole.copiedTo(folder);
  }

  private Terminal report() {
    return Terminal.run("report", damaged.results().toString());
  }

  private static void assertRefused(Terminal terminal, String... words) {
    assertThat(terminal.exitCode()).isBetween(1, 2);
    assertThat(terminal.err()).hasLineCount(1).startsWith("error: ").contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves.csv", "timings.csv", "manifest.json"})
  void aRunDoesNotGoOnWithoutAFileOfItsJournal(String name) throws IOException {
    Files.delete(damaged.results().resolve(name));
    assertRefused(damaged.run(), name);
  }

  @Test
  void aReportTellsWhatItDidWithout() throws IOException {
    Files.delete(damaged.results().resolve("moves.csv"));
    Files.delete(damaged.results().resolve("timings.csv"));
    assertThat(report().exitCode()).isZero();
    assertThat(damaged.text("report.html")).contains("Missing files: </strong>moves.csv, timings");
  }

  @Test
  void withoutItsGamesARunBeginsAgainAndGivesTheSame() throws IOException {
    Files.delete(damaged.results().resolve("games.csv"));
    assertRefused(report(), "it has no games.csv");
    assertPlayedAgain("was finished with 20 games and has 0 now; the others are played again");
    for (String name : new String[] {"games.csv", "moves.csv"}) {
      assertThat(damaged.text(name)).isEqualTo(whole.text(name));
    }
  }

  @Test
  void aChangedLineOfTheJournalIsNamed() {
    damaged.change("games.csv", "\n7,0,3,1,3,random,greedy,", "\n7,0,3,1,3,random,greedz,");
    assertRefused(damaged.run(), "games.csv line 9: the check does not fit");
    assertRefused(report(), "games.csv line 9: the check does not fit");
    assertRefused(
        Terminal.run("rerun", damaged.results().toString(), "7"), "games.csv line 9: the check");
  }

  @Test
  void gamesThatWentMissingFromAFinishedRunAreNoticed() {
    String last = damaged.text("games.csv").lines().reduce((one, other) -> other).orElseThrow();
    damaged.change("games.csv", last + "\n", "");
    assertRefused(report(), "has 18 games, but the run finished with 20", "run it again");
    assertPlayedAgain("was finished with 20 games and has 18 now; the others are played again");
    assertThat(damaged.text("games.csv")).isEqualTo(whole.text("games.csv"));
  }

  @Test
  void anUnfinishedRunSaysThatItsGamesAreGone() throws IOException {
    damaged.change("manifest.json", "\"games\" : 20", "\"games\" : null");
    Files.delete(damaged.results().resolve("games.csv"));
    assertPlayedAgain("was begun but has no games.csv; all its games are played again");
    assertThat(damaged.text("games.csv")).isEqualTo(whole.text("games.csv"));
  }

  private void assertPlayedAgain(String warning) {
    Terminal terminal = damaged.run();
    assertThat(terminal.exitCode()).isZero();
    assertThat(terminal.err()).isEqualTo("warning: %s %s%n".formatted(damaged.results(), warning));
  }

  @Test
  void aConfigThatWasChangedAfterTheRunIsNoticed() {
    damaged.change("experiment.yaml", "e2", "e1");
    assertRefused(report(), "experiment.yaml was changed after the run");
  }

  @Test
  void aDamagedManifestIsNamed() {
    damaged.change("manifest.json", "{", "");
    assertRefused(damaged.run(), "manifest.json is damaged");
    assertRefused(report(), "manifest.json is damaged");
  }

  @Test
  void aClockThatWentBackwardsChangesNothing() {
    String started =
        damaged.text("manifest.json").replaceAll("(?s).*\"started\" : \"(.*?)\".*", "$1");
    damaged.change("manifest.json", started, "2999-01-01T00:00:00Z");
    assertThat(damaged.run("--pairs", "12").exitCode()).isZero();
    assertThat(damaged.text("games.csv")).startsWith(whole.text("games.csv")).hasLineCount(25);
    assertThat(damaged.text("manifest.json")).contains("2999-01-01T00:00:00Z", "\"games\" : 24");
  }
}
