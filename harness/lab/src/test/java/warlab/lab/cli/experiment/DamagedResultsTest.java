package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.Version;
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
    assertWarned("missing files, so the report tells less: moves.csv, timings.csv");
    assertThat(damaged.text("report.html")).contains("Missing files: </strong>moves.csv, timings");
  }

  @Test
  void aReportSaysWhatItLeavesOutOfAnInterruptedRun() {
    damaged.forgeManifest("\"games\" : 20", "\"games\" : null");
    damaged.forgeManifest("(?s)\"journal\" : \\{.*?}", "\"journal\" : {}");
    cutLastLine("games.csv");
    assertWarned("left out, half a pair (lines: games.csv 1, moves.csv ");
    cutLastLine("timings.csv");
    cutLastLine("timings.csv");
    assertWarned("left out, games without a time (lines: games.csv 1, moves.csv ");
  }

  @Test
  void aReportSaysThatOpeningsAreMadeAgain() {
    assertThat(report().err()).isEmpty();
    String page = damaged.text("report.html");
    for (int lost = 0; lost < 8; lost++) {
      cutLastLine("openings.csv");
    }
    assertWarned("openings.csv lacks some that games began with; they are made from the seed");
    assertThat(damaged.text("report.html")).isEqualTo(page);
  }

  private void assertWarned(String warning) {
    Terminal terminal = report();
    assertThat(terminal.exitCode()).isZero();
    assertThat(terminal.err())
        .hasLineCount(1)
        .startsWith("warning: %s: %s".formatted(damaged.results(), warning));
  }

  private void cutLastLine(String file) {
    String last = damaged.text(file).lines().reduce((one, other) -> other).orElseThrow();
    damaged.change(file, last + "\n", "");
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
    cutLastLine("games.csv");
    assertRefused(report(), "has 18 games, but the run finished with 20", "run it again");
    assertPlayedAgain("was finished with 20 games and has 18 now; the others are played again");
    assertThat(damaged.text("games.csv")).isEqualTo(whole.text("games.csv"));
  }

  @Test
  void anUnfinishedRunSaysThatItsGamesAreGone() throws IOException {
    damaged.forgeManifest("\"games\" : 20", "\"games\" : null");
    Files.delete(damaged.results().resolve("games.csv"));
    assertPlayedAgain("was started but has no games.csv; all its games are played again");
    assertThat(damaged.text("games.csv")).isEqualTo(whole.text("games.csv"));
  }

  private void assertPlayedAgain(String warning) {
    Terminal terminal = damaged.run();
    assertThat(terminal.exitCode()).isZero();
    assertThat(terminal.err())
        .startsWith("warning: %s %s%n".formatted(damaged.results(), warning))
        .contains("warning: %s: dropped and played again, ".formatted(damaged.results()));
  }

  /** Every line is as it was written: only the order tells. */
  @ParameterizedTest
  @CsvSource({
    "games.csv, doubled, line 8",
    "games.csv, missing, line 4",
    "games.csv, swapped, line 4",
    "moves.csv, swapped, moves.csv line 4",
    "moves.csv, missing, moves.csv line 4",
    "timings.csv, doubled, timings.csv line 8",
    "timings.csv, missing, timings.csv line 4",
    "timings.csv, swapped, timings.csv line 4"
  })
  void aReportRefusesWhatARunRefuses(String file, String change, String place) throws IOException {
    disturb(file, change);
    assertRefused(damaged.run(), place);
    assertRefused(report(), place);
  }

  /** Without other files to compare with, the plan tells. */
  @ParameterizedTest
  @CsvSource({
    "doubled, games.csv line 8",
    "missing, games.csv line 4",
    "swapped, games.csv line 4"
  })
  void aReportComparesGamesWithThePlan(String change, String place) throws IOException {
    Files.delete(damaged.results().resolve("moves.csv"));
    Files.delete(damaged.results().resolve("timings.csv"));
    disturb("games.csv", change);
    assertRefused(report(), place, "is not what the plan has there");
  }

  /** Disturbs the lines from 4 on: where a game has one line, the second pair. */
  private void disturb(String file, String change) throws IOException {
    List<String> lines = new ArrayList<>(whole.text(file).lines().toList());
    List<String> pair = List.copyOf(lines.subList(3, 5));
    switch (change) {
      case "doubled" -> Collections.copy(lines.subList(7, 9), pair);
      case "missing" -> lines.subList(3, 5).clear();
      default -> Collections.rotate(lines.subList(3, 7), 2);
    }
    Files.writeString(damaged.results().resolve(file), String.join("\n", lines) + "\n");
  }

  @Test
  void foreignPairsAreNamedByAReport(@TempDir Path elsewhere) throws IOException {
    SmallExperiment other =
        SmallExperiment.in(elsewhere, SmallExperiment.TEXT.replace("pairs: 10", "pairs: 12"));
    assertThat(other.run().exitCode()).isZero();
    for (String file : new String[] {"games.csv", "moves.csv", "timings.csv"}) {
      Files.copy(
          other.results().resolve(file),
          damaged.results().resolve(file),
          StandardCopyOption.REPLACE_EXISTING);
    }
    assertRefused(report(), "more than the 20 games that are planned");
  }

  @Test
  void anEmptyManifestDoesNotLockAFolderWithoutGames() throws IOException {
    for (String text : new String[] {"", "\0\0\0\0", "{ \"name\": \"sm", "null", "{}"}) {
      Files.writeString(damaged.results().resolve("manifest.json"), text);
      assertRefused(damaged.run(), "manifest.json is damaged", "delete it: then report works");
      Files.delete(damaged.results().resolve("games.csv"));
      assertPlayedAgain("had an empty or damaged manifest.json and no games; it begins anew");
      assertThat(damaged.text("games.csv")).isEqualTo(whole.text("games.csv"));
    }
  }

  @Test
  void aConfigThatWasChangedAfterTheRunIsNoticed() {
    damaged.change("experiment.yaml", "e2", "e1");
    assertRefused(report(), "experiment.yaml was changed after the run");
  }

  @Test
  void resultsOfOtherVersionsAreReadIfTheyAreNotOlderThanThatOfTheColumns() {
    damaged.forgeManifest('"' + Version.CURRENT + '"', "\"0.10.2\"");
    assertThat(report().exitCode()).isZero();
    assertRefused(damaged.run(), "was started with a different version (0.10.2 then, ");
    damaged.forgeManifest("\"0.10.2\"", "\"0.4.0\"");
    assertRefused(report(), "has results of version 0.4.0; those of versions before 0.5.0 cannot");
  }

  @Test
  void aDamagedManifestIsNamed() {
    damaged.change("manifest.json", "{", "");
    assertRefused(damaged.run(), "manifest.json is damaged");
    assertRefused(report(), "manifest.json is damaged");
  }

  /** Else it would pass for another program, and be let pass with --same-program. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "warlab.games.Game\" : \", warlab.games.Game\" : \"0",
        "\"program\" : \", \"program\" : \"0",
        "warlab.games.Option\", warlab.games.Optiom\"",
        "\"seed\" : 3, \"seed\" : 4",
        "\"check\", \"chock\""
      })
  void aDamagedManifestIsNoOtherProgram(String before, String after) {
    damaged.change("manifest.json", before, after);
    assertRefused(damaged.run(), "manifest.json is damaged", "put a copy of it back");
    assertThat(damaged.run().err()).doesNotContain("--same-program");
    assertRefused(damaged.run("--same-program"), "manifest.json is damaged");
  }

  @Test
  void aClockThatWentBackwardsChangesNothing() {
    String started =
        damaged.text("manifest.json").replaceAll("(?s).*\"started\" : \"(.*?)\".*", "$1");
    damaged.forgeManifest(started, "2999-01-01T00:00:00Z");
    assertThat(damaged.run("--pairs", "12").exitCode()).isZero();
    assertThat(damaged.text("games.csv")).startsWith(whole.text("games.csv")).hasLineCount(25);
    assertThat(damaged.text("manifest.json")).contains("2999-01-01T00:00:00Z", "\"games\" : 24");
  }
}
