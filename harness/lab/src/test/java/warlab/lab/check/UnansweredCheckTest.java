package warlab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.gridconflict.GridConflict;
import warlab.lab.check.Finding.Verdict;
import warlab.lab.cli.Terminal;

/** Programs that do not answer what they are asked: each wait ends, and says what was missing. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
class UnansweredCheckTest {
  private static final Game GAME = new GridConflict();

  @TempDir Path folder;

  /** A program that is sound but for what stands in its first cases. */
  private String program(String behaviour) throws IOException {
    return Files.writeString(
            folder.resolve("program.sh"),
            """
            while read -r line; do
              case $line in
                %s
                ugi) echo option name FullPosition type check default false; echo ugiok;;
                isready) echo readyok;;
                go*) echo info depth 1 nodes 1; echo bestmove p;;
                quit) exit;;
              esac
            done
            """
                .formatted(behaviour))
        .toString();
  }

  private List<Finding> check(String behaviour, List<String> waits) throws IOException {
    List<Finding> findings = new ArrayList<>();
    List<String> words = List.of("sh", program(behaviour));
    new ProgramCheck(GAME, Options.defaults(GAME.options()), words, folder, 500)
        .run(waits::add, findings::add);
    return findings;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "legal moves, a | go*) ;;                     | go depth 1",
        "legal moves, a | go*) echo best move is p ;; | best move is p",
        "nodes          | 'go nodes'*) ;;             | go nodes 1000",
        "time           | 'go movetime'*) ;;          | stop",
        "stop           | 'go movetime'*) ;; 'go inf'*) ;; | go infinite",
      })
  void aWaitEndsAndNamesThePositionAndWhatWasSaid(String what, String behaviour, String said)
      throws IOException {
    List<String> waits = new ArrayList<>();
    List<Finding> findings = check(behaviour, waits);

    assertThat(findings)
        .filteredOn(each -> each.what().equals(what))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.verdict()).isEqualTo(Verdict.FAIL);
              assertThat(each.why())
                  .contains("printed no bestmove within ", "\nposition fen 7 8 A", said);
            });
    assertThat(findings.get(findings.size() - 1).what()).isEqualTo("closed pipe");
    assertThat(waits).contains("handshake: waiting for ugiok", what + ": waiting for bestmove");
  }

  @Test
  void stopNeedNotBeHeededByWhoKeepsItsLimits() throws IOException {
    assertThat(check("'go infinite') ;;", new ArrayList<>()))
        .filteredOn(each -> each.what().equals("stop"))
        .singleElement()
        .satisfies(each -> assertThat(each.verdict()).isEqualTo(Verdict.WARN));
  }

  @Test
  void thePatienceIsTheUsers() throws IOException {
    String command = "sh '" + program("ugi) ;;") + "'";
    Terminal checked = Terminal.run("check-program", "grid-conflict", command, "--patience", "1");
    assertThat(checked.out()).contains("printed no ugiok within 1000 ms");
    assertThat(checked.exitCode()).isEqualTo(3);
    assertThat(Terminal.run("check-program", "grid-conflict", command, "--patience", "0").err())
        .contains("--patience: expected a number of seconds, not 0");
  }
}
