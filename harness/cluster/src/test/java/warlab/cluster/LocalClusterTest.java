package warlab.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real Spark with executors that are processes: whoever is killed, the games are the same. */
@Tag("process")
class LocalClusterTest {
  private static final String MASTER = "local-cluster[2,1,512]";

  /** Who dies by the heuristic below, in this order; an empty file each, which it takes away. */
  private static final List<String> DEATHS = List.of("executor", "another-executor", "driver");

  private static final int KILLED = 128 + 9;

  @TempDir Path folder;

  private String config(String text) throws IOException {
    return Files.writeString(folder.resolve("small.yaml"), text).toString();
  }

  private String results(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void killedExecutorsAndAKilledDriverChangeNoGameOfAPlugInEither() throws Exception {
    TestCluster cluster = new TestCluster(folder);
    Path plugins = plugin();
    String config =
        config(
            """
            name: small
            game: ai-wargame
            seed: 3
            players:
              mine: { search: alpha-beta, depth: 2, heuristic: two-fold }
              e2: { search: alpha-beta, depth: 2, heuristic: e2 }
            match: { pairs: 640 }
            report: false
            """);
    String[] run = {"run", config, "--plugins", "" + plugins, "--out", results("local"), "--quiet"};
    assertThat(cluster.run(run).exitCode()).isZero();

    run[5] = results("cluster");
    run[6] = "--on=" + MASTER;
    for (String deadly : DEATHS) {
      Files.createFile(folder.resolve(deadly));
    }
    assertThat(cluster.run(run).exitCode()).isEqualTo(KILLED);
    assertThat(DEATHS).allSatisfy(deadly -> assertThat(folder.resolve(deadly)).doesNotExist());
    TestCluster.Ended again = cluster.run(run);
    assertThat(again.exitCode()).as(TestCluster.joined(again)).isZero();
    assertThat(again.lines()).anyMatch(line -> line.matches("shards to play: [12]?\\d of 64"));

    TestCluster.Ended merged =
        cluster.run(
            "shards", "merge", "--single", results("cluster"), "--plugins", plugins.toString());
    assertThat(merged.exitCode()).as(TestCluster.joined(merged)).isZero();
    for (String file : new String[] {"games.csv", "moves.csv"}) {
      assertThat(folder.resolve("cluster").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("local").resolve(file));
    }
    assertThat(cluster.run(run).lines())
        .anyMatch(line -> line.startsWith("already finished, nothing played"));
  }

  @Test
  void aTestStopsAtTheSamePairAndAMistakeIsToldInOneLine() throws Exception {
    TestCluster cluster = new TestCluster(folder);
    String config =
        config(
            """
            name: small
            game: ai-wargame
            seed: 3
            players:
              one: { search: greedy, heuristic: e0 }
              two: { search: greedy, heuristic: e2 }
            match: { pairs: 6400 }
            stop: { sprt: { elo0: 0, elo1: 30 } }
            report: false
            """);
    cluster.run("run", config, "--out", results("local"), "--quiet");
    TestCluster.Ended ended =
        cluster.run("run", config, "--out", results("cluster"), "--on", "local[2]", "--quiet");
    assertThat(ended.exitCode()).as(TestCluster.joined(ended)).isZero();
    cluster.run("shards", "merge", "--single", results("cluster"));
    assertThat(folder.resolve("cluster/games.csv"))
        .hasSameBinaryContentAs(folder.resolve("local/games.csv"));

    TestCluster.Ended refused =
        cluster.run("run", config, "--out", results("other"), "--on", "yarn-typo", "--quiet");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(TestCluster.joined(refused)).contains("error: Spark refuses: ", "yarn-typo");
  }

  /**
   * A heuristic of a user, compiled and packed as one does. In the middle of a game it kills the
   * process it is in when 8 and again when 20 shards are done, and that process's parent, the
   * driver, when 40 are: whoever listened from outside might come too late.
   */
  private Path plugin() throws IOException {
    Path source = folder.resolve("TwoFold.java");
    Files.writeString(
        source,
        """
        package mine;
        import java.nio.file.Files;
        import java.nio.file.Path;
        public final class TwoFold implements warlab.games.Heuristic {
          private static final Path FOLDER = Path.of("%s");
          private static int evaluations;
          public String id() { return "two-fold"; }
          public String help() { return "units, twice"; }
          public String game() { return "ai-wargame"; }
          public int evaluate(warlab.games.Position position, warlab.games.Side view) {
            if (++evaluations %% 1000 == 0 && Files.exists(FOLDER.resolve("driver"))) {
              meetFate();
            }
            var board = ((warlab.games.wargame.WargamePosition) position).board();
            return 2 * (Integer.bitCount(board.units(view))
                - Integer.bitCount(board.units(view.opponent())));
          }
          private static void meetFate() {
            try (var parts = Files.list(FOLDER.resolve("cluster/parts"))) {
              long done = parts.filter(part -> part.toString().endsWith(".receipt.json")).count();
              if (done >= 8 && Files.deleteIfExists(FOLDER.resolve("executor"))
                  || done >= 20 && Files.deleteIfExists(FOLDER.resolve("another-executor"))) {
                Runtime.getRuntime().halt(1);
              }
              if (done >= 40 && Files.deleteIfExists(FOLDER.resolve("driver"))) {
                ProcessHandle.current().parent().orElseThrow().destroyForcibly();
              }
            } catch (java.io.IOException failed) {
              throw new java.io.UncheckedIOException(failed);
            }
          }
        }
        """
            .formatted(folder));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
    Path plugins = Files.createDirectories(folder.resolve("plug-ins"));
    try (var out = Files.newOutputStream(plugins.resolve("mine.jar"));
        var zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("mine/TwoFold.class"));
      Files.copy(classes.resolve("mine/TwoFold.class"), zip);
      zip.putNextEntry(new ZipEntry("META-INF/services/warlab.games.Heuristic"));
      zip.write("mine.TwoFold\n".getBytes(StandardCharsets.UTF_8));
    }
    return plugins;
  }
}
