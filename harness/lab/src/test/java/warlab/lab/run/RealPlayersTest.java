package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;

/** The real game with the real searches, whose tables stay with a worker from game to game. */
class RealPlayersTest {
  private static final String CONFIG =
      """
      name: real
      game: ai-wargame
      seed: 7
      players:
        shallow: { search: alpha-beta, depth: 1, heuristic: e0 }
        tabled:  { search: alpha-beta, depth: 3, heuristic: e2, tableBits: 8 }
        sided:   { search: alpha-beta, nodes: 300, heuristic: { attacker: e1, defender: e2 } }
        sampler: { search: mcts, nodes: 200, heuristic: e1 }
      match:
        format: round-robin
        pairs: 4
        openings: { plies: 4 }
      record: moves
      """;

  @TempDir Path temp;

  @Test
  void tablesAndStreamsOfAWorkerLeaveNoTraceInTheResults() {
    for (int threads : new int[] {1, 2, 7}) {
      RunResult result = run("threads-" + threads, threads);
      assertThat(result.games()).isEqualTo(48);
      assertThat(result.faults()).isZero();
    }
    for (String other : List.of("threads-2", "threads-7")) {
      assertThat(PileRun.games(temp.resolve(other)))
          .isEqualTo(PileRun.games(temp.resolve("threads-1")));
      assertThat(PileRun.moves(temp.resolve(other)))
          .isEqualTo(PileRun.moves(temp.resolve("threads-1")));
    }
  }

  private RunResult run(String folder, int threads) {
    Catalog catalog = Catalog.discover(RealPlayersTest.class.getClassLoader());
    ExperimentConfig config =
        new ConfigReader(catalog, Machine.current())
            .read(ExperimentFile.parse(Path.of("real.yaml"), CONFIG, Overrides.none()));
    RunSpec spec = RunSpec.of(config, catalog);
    return PileRun.in(temp.resolve(folder), spec, threads).run();
  }
}
