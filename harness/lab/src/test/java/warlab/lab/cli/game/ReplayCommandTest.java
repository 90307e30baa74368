package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.Terminal;

class ReplayCommandTest {
  @TempDir Path folder;

  @Test
  void printsTheFinalPositionAndTheResult() throws IOException {
    Path moves = Files.writeString(folder.resolve("moves.txt"), "# a short game\n\nE4 E4\n");
    Terminal done = Terminal.run("replay", "ai-wargame", moves.toString());
    assertThat(done.exitCode()).isZero();
    assertThat(done.lines())
        .startsWith("1/100 moves played")
        .contains("dA9dT9dF9../dT9dP9.../dF9...aP9/...aF7aV7/..aP9aV7. d 1 100")
        .endsWith("Defender wins in 1 moves!");
  }

  @Test
  void saysThatAnUnfinishedGameGoesOn() throws IOException {
    Path moves = Files.writeString(folder.resolve("moves.txt"), "c4 b4\r\n(A,2) (B,2)\r\n");
    Terminal done = Terminal.run("replay", "ai-wargame", moves.toString());
    assertThat(done.lines()).startsWith("2/100 moves played").endsWith("the game goes on");
  }

  @Test
  void refusesTheFirstMoveThatBreaksARule() throws IOException {
    Path moves = Files.writeString(folder.resolve("moves.txt"), "C4 B4\nA2 B2\nC0 B0\n");
    Terminal refused = Terminal.run("replay", "ai-wargame", moves.toString());
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).startsWith("error: " + moves + ": line 3: 'C0 B0': ").hasLineCount(1);
  }
}
