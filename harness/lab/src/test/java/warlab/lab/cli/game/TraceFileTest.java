package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.Terminal;

/** A trace to hand in: called and begun as the course wants it, of people's games too. */
class TraceFileTest {
  private static final String PLAYER = "alpha-beta:depth=2,heuristic=e2,timeMs=5000";

  @TempDir Path folder;

  private Terminal play(String first, String... more) {
    String[] words = {
      "play", "ai-wargame", "--first", first, "--second", PLAYER, "--trace-dir", "" + folder
    };
    return Terminal.run(Stream.of(words, more).flatMap(Stream::of).toArray(String[]::new));
  }

  @Test
  void itBeginsWithWhatIsPlayedAndHasMilliseconds() throws IOException {
    assertThat(play(PLAYER, "--set", "cap=20").exitCode()).isZero();
    assertThat(Files.readString(folder.resolve("gameTrace-true-5-20.txt")))
        .startsWith("cap: 20\nAttacker: alpha-beta\n  heuristic: e2\n  depth: 2\n")
        .contains("Defender: alpha-beta\n", "  timeMs: 5000\n", "  pruning: true\n")
        .containsSubsequence("\n\n0/20 moves played", "Total evals at each depth: {")
        .containsPattern("Compute time: [0-9]+\\.[0-9]{3} sec")
        .containsPattern("(wins in|moves!)");
  }

  private static Terminal typing(String lines, Supplier<Terminal> command) {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
      return command.get();
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void whatAPersonTookBackIsNotInIt() throws IOException {
    Terminal played = typing("E2 D2\nundo\nE2 E1\nE1 E1\n", () -> play("human", "--set", "cap=3"));
    assertThat(played.out()).contains("move from E2 to D2");
    assertThat(Files.readString(folder.resolve("gameTrace-true-5-3.txt")))
        .contains("Attacker: human\n", "Attacker: move from E2 to E1", "self-destruct at E1")
        .contains("Compute time: ")
        .doesNotContain("E2 to D2");
  }

  @Test
  void aPersonMayHaveTheTraceOnTheTerminal() {
    String[] words = {"play", "ai-wargame", "--first", "human", "--trace", "--set", "cap=1"};
    assertThat(typing("E2 D2\n", () -> Terminal.run(words)).out())
        .containsSubsequence(
            "attacker> ", "0/1 moves played", "Attacker: move from E2 to D2", "Defender wins in 1");
  }

  @Test
  void oneTraceIsEnough() {
    assertThat(play("random", "--trace").err()).contains("--trace shows what --trace-dir writes");
  }
}
