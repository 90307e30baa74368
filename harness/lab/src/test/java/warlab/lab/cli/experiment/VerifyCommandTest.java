package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** Results that somebody edited, check sums and all, are found out by plan, rules and hashes. */
class VerifyCommandTest {
  @TempDir static Path origin;
  private static SmallExperiment whole = new SmallExperiment(Path.of(""), Path.of(""));

  @TempDir Path folder;
  private SmallExperiment forged = whole;

  @BeforeAll
  static void play() {
    whole = SmallExperiment.in(origin, SmallExperiment.TEXT + "record: moves\n");
    assertThat(whole.run().exitCode()).isZero();
  }

  @BeforeEach
  void copy() {
    forged = whole.copiedTo(folder);
  }

  private Terminal verify(String... more) {
    return verify(forged.results(), more);
  }

  private static Terminal verify(Path results, String... more) {
    String[] arguments = new String[2 + more.length];
    arguments[0] = "verify";
    arguments[1] = results.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    return Terminal.run(arguments);
  }

  @Test
  void whatWasPlayedIsRight() {
    Terminal right = verify();
    assertThat(right.err()).isEmpty();
    assertThat(right.lines())
        .containsExactly(
            forged.results().toString(),
            "  checked: 10 openings follow from config and seed",
            "  checked: 20 games stand where the plan has them",
            "  checked: 20 games replayed by the rules, move by move",
            "  checked: hashes of games.csv, moves.csv, timings.csv",
            "  checked: 10 games played again are the same");
    assertThat(right.exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game: grid-conflict\nplayers: { a: { search: alpha-beta, depth: 1, heuristic: duel },"
            + " b: { search: random } }",
        "game: tank-wars\nplayers: { a: { search: hunter }, b: { search: random } }",
        "game: ai-wargame\nplayers: { a: { search: random }, b: { search: random } }\nstop: { sprt:"
            + " { elo0: 0, elo1: 200 } }"
      })
  void soIsEveryGame(String text) {
    SmallExperiment small =
        SmallExperiment.in(
            folder,
            "name: x\nseed: 5\nrecord: moves\nreport: false\nmatch: { pairs: 8 }\n" + text + "\n");
    assertThat(small.run().exitCode()).isZero();
    Terminal right = verify(small.results());
    assertThat(right.out()).contains("replayed by the rules").doesNotContain("WRONG");
    assertThat(right.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "games.csv, 5, outcome, draw, game 3: its moves end in",
    "games.csv, 5, ending, move-cap, game 3: its moves end in",
    "games.csv, 5, hash, 00000000000000ff, game 3: its moves have another hash",
    "moves.csv, 2, move, B3C3, game 0: move 0",
    "openings.csv, 2, text, '', openings.csv: opening 0 does not follow from config"
  })
  void anEditedLineContradictsTheMoves(
      String file, int line, String column, String value, String problem) {
    forged.forge(file, line, column, value);
    Terminal wrong = verify();
    assertThat(wrong.out()).contains("  WRONG: " + problem);
    assertThat(wrong.exitCode()).isEqualTo(1);
  }

  /** Eight of them once passed the report without a word. */
  @Test
  void flippedOutcomesAreToldByTheReport() {
    assertThat(Terminal.run("report", "" + forged.results()).err()).isEmpty();
    for (int line = 2; line <= 9; line++) {
      forged.forge("games.csv", line, cells -> cells.replaceFirst(",(first|second),", ",draw,"));
    }
    assertThat(Terminal.run("report", "" + forged.results()).err())
        .hasLineCount(1)
        .contains("changed since the run finished: games.csv; './warlab verify' compares");
    Terminal wrong = verify();
    assertThat(wrong.out())
        .contains("WRONG: game 0: ", "WRONG: game 7: ", "by their hashes: games");
    // Who runs it again does not make it right.
    assertThat(forged.run().exitCode()).isZero();
    assertThat(verify().out()).contains("by their hashes: games.csv");
  }

  @ParameterizedTest
  @CsvSource({
    "games.csv, 5, ending, sudden-death, no game of ai-wargame ends by 'sudden-death'",
    "games.csv, 5, ending, fault, 'a game ends by a fault when it has one, and else by a rule'",
    "games.csv, 5, fault, timeout, 'a game ends by a fault when it has one, and else by a rule'",
    "games.csv, 5, firstNodes, -1, a number from 0 on expected",
    "games.csv, 5, firstSearched, 999999, more searches than decisions",
    "games.csv, 5, secondSearched, 0, counters of no search",
    "games.csv, 5, firstEvalsByDepth, 1:-5, evals by depth expected",
    "games.csv, 5, firstEvalsByDepth, 2000000000:1, evals by depth expected",
    "timings.csv, 5, firstNanos, -7, a number from 0 on expected"
  })
  void whatCannotBeIsRefusedWithItsLine(
      String file, int line, String column, String value, String reason) {
    forged.forge(file, line, column, value);
    for (String command : new String[] {"report", "show"}) {
      Terminal refused = Terminal.run(command, "" + forged.results());
      assertThat(refused.err()).hasLineCount(1).contains(file + " line 5: ", reason);
      assertThat(refused.exitCode()).isEqualTo(1);
    }
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  @Test
  void gamesWithoutMovesAreComparedAsFarAsThatGoes() {
    SmallExperiment small = SmallExperiment.in(folder, SmallExperiment.TEXT + "record: none\n");
    assertThat(small.run().exitCode()).isZero();
    assertThat(verify(small.results()).out())
        .contains(
            "not checked: the results of 20 games, which kept no moves",
            "checked: 10 games played again are the same");
    for (int line = 2; line <= 21; line++) {
      small.forge("games.csv", line, cells -> cells.replaceFirst(",(first|second),", ",draw,"));
    }
    assertThat(verify(small.results()).out())
        .contains("WRONG: changed since the run finished, by their hashes: games.csv");
  }

  @Test
  void aRunThatGoesOnAndOneInShardsAreVerified() {
    assertThat(Files.exists(forged.results())).isTrue();
    String shards = folder.resolve("shards").toString();
    System.setProperty("warlab.program", folder.resolve("none").toString());
    assertThat(folder.resolve("none").toFile().mkdir()).isTrue();
    Terminal.run("shards", "plan", "" + forged.config(), "--out", shards, "--shards", "3");
    Terminal.run("shards", "play", shards, "0-2", "--trust");
    System.clearProperty("warlab.program");
    assertThat(verify(Path.of(shards)).out()).contains("not checked: hashes of the files");
    assertThat(Terminal.run("shards", "merge", shards).exitCode()).isZero();
    Terminal right = verify(Path.of(shards));
    assertThat(right.out()).contains("20 games replayed by the rules", "hashes of games.csv");
    assertThat(right.exitCode()).isZero();
  }
}
