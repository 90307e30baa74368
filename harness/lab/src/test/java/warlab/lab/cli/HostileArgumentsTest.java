package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Heuristic;
import warlab.lab.record.ResultsException;

/** Words and plug-ins that nobody should give. */
class HostileArgumentsTest {
  @TempDir Path folder;

  /** Else a device would be read for ever, and a file of secrets told line by line. */
  @Test
  void nothingIsReadInThePlaceOfAnArgument() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "hidden\n");
    Terminal refused = Terminal.run("plan", "@" + secret);
    assertThat(refused.err()).hasLineCount(1).contains("@" + secret).doesNotContain("hidden");
    assertThat(refused.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\0b", "a\ud800b"})
  void whatCannotBeANameIsOneLine(String name) throws IOException {
    for (String[] command :
        new String[][] {
          {"report", name}, {"plan", name}, {"list", "--plugins", name}, {"verify", name}
        }) {
      Terminal refused = Terminal.run(command);
      assertThat(refused.err())
          .hasLineCount(1)
          .contains("cannot be the name of a file: ")
          .doesNotContain("Exception");
      assertThat(refused.exitCode()).isEqualTo(2);
    }
    String text = SmallExperiment.TEXT + "plugins: [\"a\\0b\"]\n";
    Terminal refused = SmallExperiment.in(folder, text).run();
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("small.yaml:9:11: plugins: ", "cannot be the name of a folder");
  }

  @Test
  void tooManyOpenFilesSayWhatToDo() {
    FileSystemException full = new FileSystemException("games.csv", null, "Too many open files");
    assertThat(ResultsException.of("read", Path.of("games.csv"), full))
        .hasMessage(
            "cannot read games.csv: Too many open files; allow more, as with: ulimit -n 1024");
  }

  @Tag("process")
  @Test
  void aShutdownHookThatNeverEndsKeepsNoFinishedProgram() throws Exception {
    Path plugins = Files.createDirectory(folder.resolve("plug-ins"));
    new PluginJar()
        .compiled(
            Map.of(
                "mine.Endless",
                """
                package mine;
                public class Endless implements warlab.games.Heuristic {
                  static { Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                    while (true) { java.util.concurrent.locks.LockSupport.park(); } })); }
                  public String id() { return "endless"; }
                  public String help() { return "stays"; }
                  public String game() { return "ai-wargame"; }
                  public int evaluate(warlab.games.Position p, warlab.games.Side s) { return 0; }
                }
                """))
        .service(Heuristic.class, "mine.Endless")
        .write(plugins.resolve("mine.jar"));
    Path said = folder.resolve("said");
    int code =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "list",
                "--plugins",
                plugins.toString())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start()
            .waitFor();
    assertThat(said).content().contains("endless", "a plug-in's shutdown hook does not end");
    assertThat(code).isZero();
  }
}
