package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.wargame.Wargame;
import warlab.lab.cli.Main;
import warlab.lab.cli.Terminal;

class PlayCommandTest {
  @TempDir Path folder;

  private static final Pattern ACTION =
      Pattern.compile(
          "(?:Attacker|Defender): (?:(?:move|attack|repair) from (\\w\\d) to (\\w\\d)"
              + "|self-destruct at (\\w\\d))(?:\\n.*)?");

  private final Wargame game = new Wargame();

  /** Reads the trace as a person would: every board must follow from the action before it. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3"})
  void theTraceShowsEveryPositionAndActionOfTheGame(String seed) {
    Terminal played = Terminal.run("play", "ai-wargame", "--trace", "--seed", seed);
    assertThat(played.exitCode()).isZero();
    List<String> parts = List.of(played.out().strip().split("\\R\\R"));
    Position position = game.start(Options.defaults(game.options()));
    int part = 0;
    while (true) {
      assertThat(parts.get(part)).isEqualTo(position.movesPlayed() + "/100 moves played");
      assertThat(parts.get(part + 1)).isEqualTo(game.notation().board(position));
      String said = parts.get(part + 2);
      if (position.isOver()) {
        assertThat(said).isEqualTo(game.notation().result(position)).contains("wins in");
        break;
      }
      position.play(game.notation().parseMove(position, move(said)));
      part += 3;
    }
    assertThat(parts).hasSize(part + 3);
  }

  @Test
  void debugAddsWhatTheSearchesCounted() {
    Terminal played =
        Terminal.run(
            "play",
            "ai-wargame",
            "--first",
            "minimax:depth=2,heuristic=e2",
            "--second",
            "minimax:depth=2,heuristic=e2,ties=first",
            "--trace",
            "--debug",
            "--counts",
            "--set",
            "cap=4");
    assertThat(played.out())
        .contains("Max search depth: 2", "Next player: Attacker", "Next player: Defender")
        .containsPattern("Total evals at each depth: \\{1: 1, 2: \\d+\\}")
        .containsPattern("Evals by depth: 1=0\\.\\d% 2=\\d+%")
        .containsPattern("Average eval depth: 2\\.0\\RAverage eval time: \\d+\\.\\d\\R")
        .containsPattern("Average branching factor: \\d+\\.\\d\\R")
        .containsPattern("Perf\\. Evals: \\d+\\.\\d[kMG]?/s  Nodes: \\d+\\.\\d[kMG]?/s")
        .containsPattern(
            "Compute time: \\d+\\.\\d sec\\RAverage depth: \\d\\.\\d\\RHeuristic score: -")
        .contains("maximum moves played (4)");
  }

  @Test
  void theSameSeedPlaysTheSameGame() {
    Terminal once = Terminal.run("play", "ai-wargame", "--trace", "--seed", "7");
    assertThat(Terminal.run("play", "ai-wargame", "--trace", "--seed", "7")).isEqualTo(once);
    assertThat(Terminal.run("play", "ai-wargame", "--trace", "--seed", "8")).isNotEqualTo(once);
  }

  @Test
  void withoutATraceOneLineTellsTheResult() {
    Terminal played = Terminal.run("play", "ai-wargame", "--set", "cap=0");
    assertThat(played.lines())
        .containsExactly(
            "defender (random) wins after 0 moves, move-cap",
            "attacker: 0 decisions, 0 nodes, 0 evals",
            "defender: 0 decisions, 0 nodes, 0 evals");
  }

  @Test
  void aFaultIsToldWithItsClassAndLine() throws IOException {
    Terminal played = Terminal.run(bad("throw new IllegalStateException(\"moody\");"));
    assertThat(played.exitCode()).isEqualTo(3);
    assertThat(played.out()).contains("fault: exception");
    assertThat(played.err())
        .contains("IllegalStateException: moody", "Bad.evaluate(Bad.java:7)", "\nin ");
  }

  @Test
  @Tag("process")
  void aPlayerThatEndsTheProgramIsNamed() throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(bad("System.exit(0);")));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed).contains("error: alpha-beta", " (attacker) called System.exit");
    assertThat(process.waitFor()).isEqualTo(3);
  }

  /** A game with a heuristic that does this instead of evaluating. */
  private String[] bad(String behaviour) throws IOException {
    Files.writeString(
        folder.resolve("Bad.java"),
        """
        import warlab.games.*;
        public class Bad implements Heuristic {
          public String id() { return "bad"; }
          public String help() { return "bad"; }
          public String game() { return "ai-wargame"; }
          public int evaluate(Position position, Side view) {
            if (position != null) { %s }
            return 0;
          }
        }
        """
            .formatted(behaviour));
    String player = "alpha-beta:depth=1,heuristic=bad";
    return new String[] {"play", "ai-wargame", "--plugins", "" + folder, "--first", player};
  }

  private static String move(String said) {
    Matcher action = ACTION.matcher(said);
    assertThat(said).matches(ACTION);
    return action.matches() && action.group(3) != null
        ? action.group(3) + " " + action.group(3)
        : action.group(1) + " " + action.group(2);
  }
}
