package warlab.lab.shards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.Overrides;
import warlab.lab.report.PlayedExperiment;
import warlab.lab.run.RunException;
import warlab.lab.run.RunSpec;
import warlab.lab.shards.ClusterSimulation.Played;

/** Whatever happens to whom and when, a run in shards comes out the same or not at all. */
class ClusterSimulationTest {
  private static final int SCHEDULES = 300;
  private static final int ENOUGH = 100;
  private static final int SHARDS = 3;

  @TempDir Path folder;
  private List<Played> golden = List.of();

  @BeforeEach
  void playForReal() throws IOException {
    var config =
        new ConfigReader(PlayedExperiment.catalog(), Machine.here())
            .read(
                Path.of("made-up.yaml"),
                PlayedExperiment.randomPair("ai-wargame"),
                Overrides.none().pairs(SHARDS));
    RunSpec spec = RunSpec.of(config, PlayedExperiment.catalog());
    new ShardPlanner(spec, folder).plan(SHARDS, List.of(), List.of());
    ShardPlayer player = new ShardPlayer(run(), warning -> {});
    for (int shard = 0; shard < SHARDS; shard++) {
      player.play(shard);
    }
    golden = ClusterSimulation.golden(run());
  }

  private ShardedRun run() {
    return ShardedRun.open(folder, ClusterSimulationTest.class.getClassLoader());
  }

  private List<String> problems(ShardedRun run, List<Played> played, List<String> order, int seed) {
    return new ClusterSimulation(run, played, order, seed).problems();
  }

  @Test
  void everyScheduleEndsWithTheSameGames() {
    ShardedRun run = run();
    for (int seed = 0; seed < SCHEDULES; seed++) {
      assertThat(problems(run, golden, Publication.ORDER, seed)).as("seed %d", seed).isEmpty();
      for (int shard = 0; shard < SHARDS; shard++) {
        Receipt receipt = Objects.requireNonNull(run.files().receipt(shard));
        assertThat(receipt.sha256()).isEqualTo(golden.get(shard).receipt().sha256());
      }
    }
    assertThat(new Merge(run).merge(false).games()).isEqualTo(2 * SHARDS);
  }

  @Test
  void aReceiptThatComesBeforeItsGamesIsFoundOut() {
    List<String> wrong = new ArrayList<>(Publication.ORDER);
    Collections.reverse(wrong);
    ShardedRun run = run();
    int found = 0;
    for (int seed = 0; seed < ENOUGH; seed++) {
      found += problems(run, golden, wrong, seed).isEmpty() ? 0 : 1;
    }
    assertThat(found).isPositive();
  }

  /** Its worker has a receipt that says so, too: only who compares two plays can tell. */
  @Test
  void aMachineThatPlaysOtherGamesIsFoundOutWhenAnotherPlaysTheSameShard() {
    ShardedRun run = run();
    int found = 0;
    for (int seed = 0; seed < ENOUGH; seed++) {
      found += isFoundOut(run, seed) ? 1 : 0;
    }
    assertThat(found).isPositive();
  }

  private boolean isFoundOut(ShardedRun run, int seed) {
    try {
      return !new ClusterSimulation(run, golden, Publication.ORDER, seed)
          .withBrokenWorker(other())
          .problems()
          .isEmpty();
    } catch (RunException refused) {
      assertThat(refused).hasMessageContaining("was played twice and came out differently");
      return true;
    }
  }

  /** The games of shard 1 as those of shard 2 are, with a receipt to match. */
  private Played other() {
    Played right = golden.get(1);
    Map<String, byte[]> files = new TreeMap<>(right.files());
    files.put("games.csv.gz", golden.get(2).files().getOrDefault("games.csv.gz", new byte[0]));
    Receipt receipt = right.receipt();
    Map<String, String> hashes = new TreeMap<>(receipt.sha256());
    hashes.putAll(
        Map.of("games.csv", golden.get(2).receipt().sha256().getOrDefault("games.csv", "")));
    return new Played(
        files,
        new Receipt(
            receipt.shard(),
            receipt.identity(),
            receipt.firstPair(),
            receipt.lastPair(),
            receipt.games(),
            receipt.faults(),
            receipt.results(),
            receipt.evidence(),
            hashes,
            receipt.cpuSeconds(),
            receipt.host(),
            receipt.java()));
  }
}
