package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.cli.PluginJar;
import warlab.lab.cli.Terminal;
import warlab.players.PlayerFactory;

/** What a plug-in's player advises is printed only if it may be played. */
class IllegalAdviceTest {
  @TempDir Path folder;

  private void plugIn(String answer) {
    String source =
        """
        package mine;
        import java.util.List;
        import warlab.games.*;
        import warlab.players.*;
        public class Own implements PlayerFactory {
          public String id() { return "own"; }
          public String help() { return "of my own"; }
          public List<Option> options(Game game) { return List.of(); }
          public Player create(Game game, Options options, Seat seat) { return new Adviser(); }
          public static class Adviser implements Player {
            public Decision choose(Position view) {
              MoveStack all = new MoveStack();
              view.legalMoves(all);
              int legal = all.get(0);
              view.play(legal);
              return %s;
            }
            static Decision searched(int move, int best, int expected) {
              MoveLine line = MoveLine.of(expected);
              return new Decision(move, new SearchReport(
                  0, 1, 1, 1, 1, 1, 0, 1, EvalsByDepth.NONE, 1, MoveLine.of(best), line, 1));
            }
          }
        }
        """;
    new PluginJar()
        .compiled(Map.of("mine.Own", source.formatted(answer)))
        .service(PlayerFactory.class, "mine.Own")
        .write(folder.resolve("mine.jar"));
  }

  private Terminal search() {
    return Terminal.run("search", "ai-wargame", "--player", "own", "--plugins", folder.toString());
  }

  private static void assertFailed(Terminal failed, String message) {
    assertThat(failed.err()).hasLineCount(1).startsWith("error: " + message);
    assertThat(failed.out()).isEmpty();
    assertThat(failed.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Decision.unsearched(12345678)    | own names an illegal move (12345678)
          Decision.unsearched(-1)          | own names an illegal move (-1)
          searched(legal, 12345678, legal) | own names an illegal move (12345678)
          searched(legal, legal, 12345678) | own names an illegal move (12345678)
          null                             | mine.Own$Adviser of mine.jar: choose() returned null
          """)
  void searchFailsAndNamesThePlayer(String answer, String message) {
    plugIn(answer);
    assertFailed(search(), message);
  }

  @Test
  void bestMoveFailsAndNamesThePlayer() throws IOException {
    plugIn("Decision.unsearched(12345678)");
    String duel = "3 3 A\n100 40 0 20 20\n30 40 0 20 20\n0\nA A1 B A2\n";
    Path file = Files.writeString(folder.resolve("duel.txt"), duel);
    assertFailed(
        Terminal.run("best-move", "" + file, "--player", "own", "--plugins", "" + folder),
        "own names an illegal move (12345678)");
  }

  @Test
  void playSaysWhoLostByIt() {
    plugIn("Decision.unsearched(12345678)");
    Terminal played =
        Terminal.run("play", "ai-wargame", "--second", "own", "--plugins", "" + folder);
    assertThat(played.out()).contains("attacker (random) wins", "fault: illegal-move");
    assertThat(played.exitCode()).isEqualTo(3);
  }

  @Test
  void adviceThatMayBePlayedIsPrinted() {
    plugIn("searched(legal, legal, legal)");
    assertThat(search().exitCode()).isZero();
  }
}
