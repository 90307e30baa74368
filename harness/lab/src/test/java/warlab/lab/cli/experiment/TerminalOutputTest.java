package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.StoredText;
import warlab.lab.cli.Main;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.run.progress.Screen;

/** What a user reads in eight situations, word by word; paces and times apart. */
@Tag("process")
class TerminalOutputTest {
  private static final String PLUGIN =
      """
      import warlab.games.*;
      public class Moody implements Heuristic {
        public String id() { return "moody"; }
        public String help() { return "throws now and then"; }
        public String game() { return "ai-wargame"; }
        public int evaluate(Position position, Side view) {
          if (position.key() % 97 == 0) { throw new IllegalStateException("moody"); }
          return 0;
        }
      }
      """;

  @TempDir Path folder;
  private Path config = Path.of("");
  private final StringBuilder situations = new StringBuilder();

  @Test
  void eightSituationsLookAsTheyAreStored() throws IOException, InterruptedException {
    config = SmallExperiment.in(folder, SmallExperiment.WITH_REPORT).config();
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    Files.writeString(plugins.resolve("Moody.java"), PLUGIN);

    add("run", Terminal.screen(run("one")));
    add("resumed", Terminal.screen(run("one", "--pairs", "15")));
    add("finished", Terminal.screen(run("one", "--pairs", "15")));
    String slow = "players.greedy={search: alpha-beta, depth: 4, heuristic: e2}";
    add("Ctrl-C", interrupted(run("stopped", "--set", slow, "--pairs", "10000")));
    String test = "stop={sprt: {elo0: 0, elo1: 100}}";
    add("SPRT", Terminal.screen(run("sprt", "--set", test, "--pairs", "500")));
    String moody = "players.greedy.heuristic=moody";
    add("faults", Terminal.screen(run("faults", "--plugins", "" + plugins, "--set", moody)));
    Terminal plain = Terminal.run(run("plain"));
    add("not a terminal, standard error", plain.err());
    add("not a terminal, standard output", plain.out());
    Terminal quiet = Terminal.run(run("quiet", "--quiet"));
    assertThat(quiet.err()).isEmpty();
    add("--quiet", quiet.out());

    StoredText.assertCurrent(
        Path.of("src/test/resources/warlab/lab/cli/terminal.txt"), situations.toString());
  }

  private String[] run(String out, String... more) {
    List<String> all =
        new ArrayList<>(List.of("run", "" + config, "--out", "" + folder.resolve(out)));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /** A process of its own is asked to end once games come in. */
  private static String interrupted(String[] arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dwarlab.terminal=true",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    StringBuilder printed = new StringBuilder();
    boolean isAsked = false;
    try (Reader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (int letter = output.read(); letter >= 0; letter = output.read()) {
        printed.append((char) letter);
        if (!isAsked && printed.indexOf(" left; ") >= 0) {
          process.toHandle().destroy(); // which, unlike the process, leaves its output open
          isAsked = true;
        }
      }
    }
    assertThat(process.waitFor()).isEqualTo(130);
    return Screen.of(printed.toString())
        .replaceFirst("[0-9,]+ of 20,000 games", "# of 20,000 games");
  }

  private void add(String situation, String screen) {
    String text =
        screen
            .replace("\r\n", "\n")
            .replace(folder.toString(), "FOLDER")
            .replaceAll(", in [0-9]+ (s|min)\\b", ", in # s");
    situations.append("==== ").append(situation).append(" ====\n").append(text).append('\n');
  }
}
