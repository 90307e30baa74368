package warlab.lab.shards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever happens to whom and when, a run in shards comes out the same, or it is told. */
class ClusterSimulationTest {
  private static final int SCHEDULES = 10_000;

  private static int wrong(List<String> order, boolean hasBrokenWorker) {
    int wrong = 0;
    for (int seed = 0; seed < SCHEDULES; seed++) {
      String end = new ClusterSimulation(order, hasBrokenWorker, seed).run();
      wrong += end.equals(ClusterSimulation.expected()) ? 0 : 1;
    }
    return wrong;
  }

  @Test
  void everyScheduleEndsWithTheSameGames() {
    assertThat(wrong(ShardPublisher.ORDER, false)).isZero();
  }

  /** A bug that was put in on purpose: the simulation is able to find one. */
  @Test
  void aReceiptThatComesBeforeItsGamesIsFoundOut() {
    List<String> wrongWay = new ArrayList<>(ShardPublisher.ORDER);
    Collections.reverse(wrongWay);
    assertThat(wrong(wrongWay, false)).isPositive();
  }

  /** Who plays a shard alone is believed; where two play one, they are compared. */
  @Test
  void aMachineThatPlaysOtherGamesIsFoundOut() {
    assertThat(wrong(ShardPublisher.ORDER, true)).isPositive();
  }
}
