package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.Terminal;

class PerftCommandTest {
  private static final String ENDGAME = "dA9..../...../...../...../....aA9 d 1 100";

  @TempDir Path folder;

  @Test
  void printsOneLineForEachDepthAndNothingElse() {
    Terminal done = Terminal.run("perft", "ai-wargame", "--depth", "4");
    assertThat(done).isEqualTo(new Terminal(0, lines("1 12", "2 132", "3 1507", "4 18738"), ""));
  }

  @Test
  void startsFromAPositionGivenAsTextOrFile() throws IOException {
    Path file = Files.writeString(folder.resolve("endgame.txt"), ENDGAME + "\n");
    Terminal byText = Terminal.run("perft", "ai-wargame", "--depth", "1", "--position", ENDGAME);
    Terminal byFile =
        Terminal.run("perft", "ai-wargame", "--depth", "1", "--position", file.toString());
    assertThat(byText.out()).isEqualTo(lines("1 3"));
    assertThat(byFile).isEqualTo(byText);
  }

  @Test
  void dividesByFirstMove() {
    Terminal done =
        Terminal.run("perft", "ai-wargame", "--depth", "1", "--divide", "--position", ENDGAME);
    assertThat(done.lines()).containsExactly("1 3", "A0 A0 1", "A0 A1 1", "A0 B0 1");
  }

  @Test
  void takesTheGamesSettings() {
    Terminal done = Terminal.run("perft", "ai-wargame", "--depth", "2", "--set", "cap=1");
    assertThat(done.lines()).containsExactly("1 12", "2 0");
  }

  private static String lines(String... lines) {
    return String.join(System.lineSeparator(), lines) + System.lineSeparator();
  }
}
