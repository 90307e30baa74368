package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.Terminal;

class BestMoveCommandTest {
  private static final String DUEL =
      """
      3 3 A
      100 40 0 20 20
      30 40 0 20 20
      0
      A A1 B A2
      """;

  @TempDir Path folder;

  private Terminal ask(String state, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("duel.txt"), state);
    String[] arguments = {
      "best-move", file.toString(), "--player", "alpha-beta:depth=3,heuristic=duel"
    };
    String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
    System.arraycopy(more, 0, all, arguments.length, more.length);
    return Terminal.run(all);
  }

  @Test
  void printsTheKillingBlowInOneLine() throws IOException {
    assertThat(ask(DUEL)).isEqualTo(new Terminal(0, "a A 2" + System.lineSeparator(), ""));
  }

  @Test
  void theDefaultPlayerAnswersToo() throws IOException {
    Path file = Files.writeString(folder.resolve("duel.txt"), DUEL);
    assertThat(Terminal.run("best-move", file.toString()).lines()).containsExactly("a A 2");
  }

  @Test
  void theDefaultPlayerAnswersOnTheLargestBoardInOneLine() throws IOException {
    String largest = DUEL.replace("3 3 A", "52 99 B").replace("A A1 B A2", "A A1 B z99 m Z50");
    Path file = Files.writeString(folder.resolve("largest.txt"), largest);
    Terminal answer = Terminal.run("best-move", file.toString());
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out()).matches("(m [A-Za-z] \\d+|p \\. 0)\\R");
    assertThat(answer.err()).isEmpty();
  }

  @Test
  void saysThatAFinishedGameIsOver() throws IOException {
    Terminal refused = ask(DUEL.replace("30 40", "0 40"));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains("duel.txt: the game is over").hasLineCount(1);
  }

  @Test
  void namesFileLineTokenAndReasonOfAFault() throws IOException {
    Terminal refused = ask(DUEL.replace("B A2", "B D3"));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualToNormalizingNewlines(
            "error: %s: line 5: token 'D3': the cell is outside the 3 x 3 grid\n"
                .formatted(folder.resolve("duel.txt")));
  }

  @Test
  void refusesARoundThatCannotBe() throws IOException {
    assertThat(ask(DUEL, "--rounds-done", "10").err())
        .contains("--rounds-done: expected a whole number from 0 to 9, not 10");
  }

  @Test
  void limitsCanBeChosenButNotBesideAPlayer() throws IOException {
    Path file = Files.writeString(folder.resolve("duel.txt"), DUEL);
    for (String limit : new String[] {"--nodes=1000", "--depth=2", "--time=50"}) {
      assertThat(Terminal.run("best-move", "" + file, limit).lines()).containsExactly("a A 2");
    }
    assertThat(Terminal.run("best-move", "" + file, "--depth=0").err())
        .startsWith("error: --depth: expected a whole number from 1 to 200, not 0");
    assertThat(ask(DUEL, "--nodes", "1000").err())
        .contains("--player=PLAYER", "are mutually exclusive");
  }

  @Test
  void theSameFileGivesTheSameAnswerHoweverBusyTheMachineIs() throws IOException {
    String seed =
        """
        3 3 A
        100 40 0 20 20
        100 40 0 20 20
        0
        A A1 m A2 m A3 m B1 m B2 m B3 m C1 m C2 B C3
        """;
    Path file = Files.writeString(folder.resolve("seed.txt"), seed);
    assertThat(Terminal.run("best-move", file.toString()).lines()).containsExactly("p . 0");
  }
}
