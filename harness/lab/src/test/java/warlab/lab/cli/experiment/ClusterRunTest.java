package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Heuristic;
import warlab.lab.cli.PluginJar;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.shards.LocalEngine;

/** {@code --on} with an engine that needs no Spark: what a cluster plays is what a run plays. */
@Tag("long")
class ClusterRunTest {
  private static final String ON = "--on=" + LocalEngine.MASTER;

  private static final String TUNING =
      """
      name: tuning
      game: ai-wargame
      seed: 3
      tune:
        player: greedy:heuristic=linear(material=100;health=-20;ai-threat=0.5)
        weights: { health: { min: -30, max: 30 } }
        first: texel
        games: 800
      prove: { elo1: 60, others: [e2] }
      report: false
      """;

  private static final String ABLATION =
      """
      name: ablation
      game: ai-wargame
      seed: 3
      ablate:
        player: greedy:heuristic=linear(material=100;health=20;mobility=3)
        methods: [leave-one-out, one-in, shapley]
        pairs: 40
        pool: [e2]
      report: false
      """;

  @TempDir Path folder;

  @BeforeEach
  void copyNoProgram() throws IOException {
    System.setProperty("warlab.program", "" + Files.createDirectory(folder.resolve("no jars")));
  }

  @AfterEach
  void forgetProgram() {
    System.clearProperty("warlab.program");
  }

  private SmallExperiment in(String results, String text) {
    return new SmallExperiment(SmallExperiment.in(folder, text).config(), folder.resolve(results));
  }

  /** The parts of a file, unpacked and joined. */
  private String joined(String results, String name) throws IOException {
    StringBuilder text = new StringBuilder();
    Path path = folder.resolve(results);
    for (int shard = 0; Files.exists(PartFiles.receipt(path, shard)); shard++) {
      try (InputStream in = PartFiles.unpacked(PartFiles.part(path, shard, name))) {
        text.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return text.toString();
  }

  @Test
  void aClusterShowsHowFarItIsAsARunDoes() {
    SmallExperiment cluster = in("cluster", SmallExperiment.TEXT);
    Terminal played =
        Terminal.run("run", "" + cluster.config(), "--out", "" + cluster.results(), ON);
    assertThat(played.err()).containsPattern("\\n[\\d,]+ games, in \\d+ s\n");
  }

  @Test
  void morePairsExtendWhatAClusterHasPlayed() throws IOException {
    SmallExperiment local = in("local", SmallExperiment.TEXT);
    local.run("--pairs", "70");
    local.run("--pairs", "150");
    SmallExperiment cluster = in("cluster", SmallExperiment.TEXT);
    assertThat(cluster.run(ON, "--pairs", "70").exitCode()).isZero();
    Terminal longer =
        Terminal.run(
            "run", "" + cluster.config(), "--out", "" + cluster.results(), ON, "--pairs=150");
    assertThat(longer.exitCode()).isZero();
    assertThat(longer.err()).contains("shards to play: 40 of 75");
    assertThat(joined("cluster", "games.csv")).isEqualTo(local.text("games.csv"));
    assertThat(joined("cluster", "moves.csv")).isEqualTo(local.text("moves.csv"));
    assertThat(cluster.text("openings.csv")).isEqualTo(local.text("openings.csv"));
    assertThat(cluster.run(ON, "--pairs=90").err()).contains("another config or number of pairs");
  }

  @Test
  void aShortLastShardIsPlayedAgainWhenARunIsExtended() throws IOException {
    SmallExperiment local = in("local", SmallExperiment.TEXT);
    local.run("--pairs", "12");
    SmallExperiment shards = in("shards", SmallExperiment.TEXT);
    String[] plan = {"shards", "plan", "" + shards.config(), "--out", "" + shards.results()};
    Terminal.run(concat(plan, "--pairs", "10", "--shards", "3"));
    Terminal.run("shards", "play", "" + shards.results(), "0-2", "--trust");
    assertThat(Terminal.run(concat(plan, "--pairs", "12")).out()).contains("3 shards of 8 games");
    assertThat(Terminal.run("shards", "merge", "" + shards.results()).err())
        .contains("missing: shards 2");
    assertThat(Terminal.run("shards", "play", "" + shards.results(), "0-2", "--trust").lines())
        .containsExactly("shard 0: verified", "shard 1: verified", "shard 2: played");
    assertThat(Terminal.run("shards", "merge", "" + shards.results()).exitCode()).isZero();
    assertThat(joined("shards", "games.csv")).isEqualTo(local.text("games.csv"));
    assertThat(Terminal.run(concat(plan, "--pairs", "12")).err()).contains("has a run already");
  }

  private static String[] concat(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }

  @Test
  void theMatchesOfATuningArePlayedOnACluster() throws IOException {
    SmallExperiment local = in("local", TUNING);
    Terminal here = local.run();
    SmallExperiment cluster = in("cluster", TUNING);
    Terminal there = cluster.run(ON);

    assertThat(there.err()).isEmpty();
    assertThat(there.exitCode()).isEqualTo(here.exitCode()).isZero();
    assertThat(there.out()).isEqualTo(here.out());
    assertThat(cluster.text("tuned.yaml")).isEqualTo(local.text("tuned.yaml"));
    assertThat(cluster.text("games.csv")).isEqualTo(local.text("games.csv"));
    for (String match : new String[] {"texel", "gauntlet/start", "gauntlet/tuned"}) {
      assertThat(joined("cluster/" + match, "games.csv"))
          .isEqualTo(local.text(match + "/games.csv"));
    }
    // The proof ends early, so its last shard has games that do not count.
    assertThat(joined("cluster/proof", "games.csv")).startsWith(local.text("proof/games.csv"));
    Terminal.run("shards", "merge", "--single", "" + cluster.results().resolve("proof"));
    assertThat(cluster.text("proof/games.csv")).isEqualTo(local.text("proof/games.csv"));

    assertThat(cluster.run(ON).out()).isEqualTo(here.out());
    assertThat(cluster.run().out()).isEqualTo(here.out());
    Files.delete(PartFiles.receipt(cluster.results().resolve("gauntlet/tuned"), 3));
    SmallExperiment.forgeManifest(
        cluster.results().resolve("gauntlet/tuned"),
        "\"finished\" : \"[^\"]*\"",
        "\"finished\" : null");
    assertThat(cluster.run().err())
        .contains("gauntlet/tuned is played in shards: go on with")
        .hasLineCount(1);
    assertThat(cluster.run(ON).out()).isEqualTo(here.out());
  }

  @Test
  void soAreThoseOfAnAblation() throws IOException {
    SmallExperiment local = in("local", ABLATION);
    Terminal here = local.run();
    SmallExperiment cluster = in("cluster", ABLATION);
    Terminal there = cluster.run(ON);

    assertThat(there.err()).isEmpty();
    assertThat(there.exitCode()).isEqualTo(here.exitCode()).isZero();
    assertThat(there.out()).isEqualTo(here.out());
    assertThat(cluster.text("ablation.csv")).isEqualTo(local.text("ablation.csv"));
    assertThat(PartFiles.isSharded(cluster.results().resolve("leave-one-out"))).isTrue();
    assertThat(joined("cluster/leave-one-out", "games.csv"))
        .isEqualTo(local.text("leave-one-out/games.csv"));
    assertThat(cluster.run().out()).isEqualTo(here.out());
  }

  @Test
  void faultsOfShardsAreToldAsThoseOfARun() throws IOException {
    Path plugins = Files.createDirectory(folder.resolve("plug-ins"));
    new PluginJar()
        .compiled(
            Map.of(
                "mine.Faulty",
                """
                package mine;
                public class Faulty implements warlab.games.Heuristic {
                  public String id() { return "faulty"; }
                  public String help() { return "breaks when it has lost much"; }
                  public String game() { return "ai-wargame"; }
                  public int evaluate(warlab.games.Position position, warlab.games.Side view) {
                    var board = ((warlab.games.wargame.WargamePosition) position).board();
                    int units = Integer.bitCount(board.units(view));
                    if (units < 6) { throw new IllegalStateException("only " + units); }
                    return units;
                  }
                }
                """))
        .service(Heuristic.class, "mine.Faulty")
        .write(plugins.resolve("mine.jar"));
    String text =
        SmallExperiment.TEXT.replace("heuristic: e2", "heuristic: faulty").replace("10", "40");
    SmallExperiment local = in("local", text);
    Terminal here = local.run("--plugins", "" + plugins);
    SmallExperiment cluster = in("cluster", text);
    Terminal there = cluster.run("--plugins", "" + plugins, ON);

    assertThat(there.exitCode()).isEqualTo(here.exitCode()).isNotZero();
    String told = cluster.text("faults.log");
    assertThat(told.lines().filter(line -> line.startsWith("game "))).hasSize(20);
    assertThat(told.replace("" + cluster.results(), "" + local.results()))
        .isEqualTo(local.text("faults.log"));
    cluster.run("--plugins", "" + plugins, ON);
    assertThat(cluster.text("faults.log")).isEqualTo(told);
  }
}
