package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Heuristic;
import warlab.lab.build.ProjectHome;
import warlab.lab.cli.PluginJar;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** What lies in a stranger's folder is run when its user says so, and at no other time. */
class TrustTest {
  @TempDir Path folder;
  private Path shards = Path.of("");
  private Path ran = Path.of("");

  @BeforeEach
  void plan() throws IOException {
    shards = folder.resolve("shards");
    ran = folder.resolve("ran");
    System.setProperty("warlab.program", "" + Files.createDirectory(folder.resolve("no jars")));
    SmallExperiment small = SmallExperiment.in(folder);
    Terminal planned =
        Terminal.run("shards", "plan", "" + small.config(), "--out", "" + shards, "--shards=2");
    assertThat(planned.out()).contains(" 0-1 --trust\n");
  }

  @AfterEach
  void forgetProgram() {
    System.clearProperty("warlab.program");
  }

  private static Terminal shards(String what, Path run, String... more) {
    return Terminal.run(
        Stream.concat(Stream.of("shards", what, "" + run), Stream.of(more)).toArray(String[]::new));
  }

  /** A heuristic that tells when somebody so much as looks at it. */
  private void plantPlugin() throws IOException {
    Path plugins = Files.createDirectories(shards.resolve("plugins"));
    new PluginJar()
        .compiled(
            Map.of(
                "mine.Spy",
                """
                package mine;
                public class Spy implements warlab.games.Heuristic {
                  public Spy() throws java.io.IOException { java.nio.file.Files.write(
                      java.nio.file.Path.of("%s"), new byte[0]); }
                  public String id() { return "spy"; }
                  public String help() { return "tells"; }
                  public String game() { return "ai-wargame"; }
                  public int evaluate(warlab.games.Position p, warlab.games.Side s) { return 0; }
                }
                """
                    .formatted(ran)))
        .service(Heuristic.class, "mine.Spy")
        .write(plugins.resolve("spy.jar"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"status", "merge"})
  void readersLoadNothingOfTheFolder(String command) throws IOException {
    assertThat(shards("play", shards, "0-1", "--trust").exitCode()).isZero();
    plantPlugin();
    Terminal told = shards(command, shards);
    assertThat(told.exitCode()).isZero();
    assertThat(told.err()).contains("if you trust them: warlab shards " + command);
    assertThat(ran).doesNotExist();
    assertThat(shards(command, shards, "--plugins", "" + shards.resolve("plugins")).exitCode())
        .isZero();
    assertThat(ran).exists();
  }

  @Test
  void playRunsAFoldersProgramOnlyWithTrust() throws IOException {
    plantPlugin();
    Terminal refused = shards("play", shards, "0");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("this would run warlab, plugins/spy.jar of " + shards, "add --trust");
    assertThat(ran).doesNotExist();
    assertThat(shards("play", shards, "0", "--trust").lines()).containsExactly("shard 0: played");
    assertThat(ran).exists();
  }

  @Test
  void aFolderWithoutCodeNeedsNoTrust() throws IOException {
    Files.delete(shards.resolve("warlab"));
    assertThat(shards("play", shards, "0").lines()).containsExactly("shard 0: played");
  }

  /** The shell's part: it is the launcher that would start the folder's own. */
  @Tag("process")
  @ParameterizedTest
  @ValueSource(strings = {"play DIR 0", "play --trust DIR 0", "status DIR", "merge DIR --single"})
  void theLauncherStartsAFoldersProgramOnlyWithTrust(String words) throws Exception {
    Path forged = Files.createDirectory(folder.resolve("forged"));
    Files.writeString(forged.resolve("shards.json"), "{}");
    Path program = Files.writeString(forged.resolve("warlab"), "#!/bin/sh\n: >'" + ran + "'\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder launcher =
        new ProcessBuilder(
            Stream.concat(
                    Stream.of("sh", "" + ProjectHome.find().resolve("warlab"), "shards"),
                    Stream.of(words.replace("DIR", "" + forged).split(" ")))
                .toList());
    // Java says its version and no more: what is asked is which program is started.
    Path java = Files.createDirectories(folder.resolve("java/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho 'java version \"17.0.1\"' >&2\nexit 9\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    launcher.environment().put("JAVA_HOME", "" + folder.resolve("java"));
    launcher.environment().put("WARLAB_BUILD_TOOL", "false");
    int code = launcher.redirectErrorStream(true).start().waitFor();
    assertThat(Files.exists(ran)).isEqualTo(words.contains("--trust"));
    assertThat(code == 0).isEqualTo(words.contains("--trust"));
  }

  @Tag("process")
  @ParameterizedTest
  @ValueSource(strings = {"rerun DIR 0", "show DIR --game 0"})
  void aGameIsPlayedAgainByAFoldersCommandOnlyWithTrust(String words) throws IOException {
    Path program = Files.writeString(folder.resolve("program.sh"), ": >'" + ran + "'\n");
    String player = "{ search: program, command: sh program.sh }";
    String text = SmallExperiment.TEXT.replace("{ search: random }", player).replace("10", "1");
    SmallExperiment small = SmallExperiment.in(folder, text + "record: none\n");
    assertThat(small.run().exitCode()).isEqualTo(3);
    assertThat(program).exists();
    Files.delete(ran);

    String[] command =
        Stream.of(words.split(" "))
            .map(word -> word.replace("DIR", "" + small.results()))
            .toArray(String[]::new);
    Terminal refused = Terminal.run(command);
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).hasLineCount(1).contains("this would run 'sh ", "add --trust");
    assertThat(ran).doesNotExist();

    String[] trusting =
        Stream.concat(Stream.of(command), Stream.of("--trust")).toArray(String[]::new);
    Terminal.run(trusting);
    assertThat(ran).exists();
  }
}
