package warlab.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real Spark with executors that are processes: whoever is killed, the games are the same. */
class LocalClusterTest {
  private static final String MASTER = "local-cluster[2,1,512]";
  private static final Pattern MISSING = Pattern.compile("shards missing: (\\d+)");

  @TempDir Path folder;

  private String config(String text) throws IOException {
    return Files.writeString(folder.resolve("small.yaml"), text).toString();
  }

  private String results(String name) {
    return folder.resolve(name).toString();
  }

  /** Hears how many shards are missing, and kills: two executors, later the driver. */
  private static final class Killer implements BiConsumer<Process, String> {
    private final AtomicInteger executors = new AtomicInteger();
    private int driver;

    @Override
    public void accept(Process process, String line) {
      Matcher missing = MISSING.matcher(line);
      if (!missing.matches()) {
        return;
      }
      int left = Integer.parseInt(missing.group(1));
      if (driver == 0 && left < 10) {
        driver++;
        process.destroyForcibly();
      } else if (executors.get() < 2 && left < 28 - 8 * executors.get()) {
        process
            .children()
            .findFirst()
            .ifPresent(
                executor -> {
                  executors.incrementAndGet();
                  executor.destroyForcibly();
                });
      }
    }
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
    Killer killer = new Killer();
    assertThat(cluster.run(killer, run).exitCode()).isNotZero();
    assertThat(killer.executors).hasValue(2);
    TestCluster.Ended again = cluster.run(run);
    assertThat(again.exitCode()).as(TestCluster.joined(again)).isZero();
    assertThat(again.lines()).anyMatch(line -> line.matches("shards to play: [1-9] of 64"));

    cluster.run("shards", "merge", "--single", results("cluster"));
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
        cluster.run("run", config, "--out", results("cluster"), "--on", MASTER, "--quiet");
    assertThat(ended.exitCode()).as(TestCluster.joined(ended)).isZero();
    cluster.run("shards", "merge", "--single", results("cluster"));
    assertThat(folder.resolve("cluster/games.csv"))
        .hasSameBinaryContentAs(folder.resolve("local/games.csv"));

    TestCluster.Ended refused =
        cluster.run("run", config, "--out", results("other"), "--on", "yarn-typo", "--quiet");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(TestCluster.joined(refused)).contains("error: Spark refuses: ", "yarn-typo");
  }

  /** A heuristic of a user, compiled and packed as one does. */
  private Path plugin() throws IOException {
    Path source = folder.resolve("TwoFold.java");
    Files.writeString(
        source,
        """
        package mine;
        public final class TwoFold implements warlab.games.Heuristic {
          public String id() { return "two-fold"; }
          public String help() { return "units, twice"; }
          public String game() { return "ai-wargame"; }
          public int evaluate(warlab.games.Position position, warlab.games.Side view) {
            var board = ((warlab.games.wargame.WargamePosition) position).board();
            return 2 * (Integer.bitCount(board.units(view))
                - Integer.bitCount(board.units(view.opponent())));
          }
        }
        """);
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
