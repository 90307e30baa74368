package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ClustersTest {
  private static final double[] PAIR_SCORES = {1, 0.5, 0.5, 1, 0, 0.5, 1, 0.5};

  @Test
  void v54CopiesAddNoEvidence() {
    Clusters clusters = new Clusters();
    Clusters naive = new Clusters();
    for (int i = 0; i < 5 * PAIR_SCORES.length; i++) {
      int start = i % PAIR_SCORES.length;
      clusters.add(start, PAIR_SCORES[start]);
      naive.add(i, PAIR_SCORES[start]);
    }
    assertThat(naive.standardError()).isCloseTo(0.052957, within(5e-7));
    assertThat((naive.mean() - 0.5) / naive.standardError()).isCloseTo(2.360, within(5e-4));
    assertThat(clusters.clusters()).isEqualTo(8);
    assertThat(clusters.values()).isEqualTo(40);
    assertThat(clusters.standardError()).isCloseTo(0.125, within(1e-12));
  }

  @Test
  void clustersOfOneHaveTheOrdinaryError() {
    Clusters clusters = new Clusters();
    for (int i = 0; i < PAIR_SCORES.length; i++) {
      clusters.add(i, PAIR_SCORES[i]);
    }
    assertThat(clusters.standardError())
        .isCloseTo(Math.sqrt(Moments.of(PAIR_SCORES).variance() / 8), within(1e-12));
  }

  @Test
  void clustersMayDifferInSize() {
    // By hand: mean 2.5, cluster residuals -1.5-0.5+0.5 = -1.5 and 1.5, sqrt(2 * 4.5) / 4.
    Clusters clusters = new Clusters();
    clusters.add(3, 1);
    clusters.add(3, 2);
    clusters.add(3, 3);
    clusters.add(90, 4);
    assertThat(clusters.mean()).isEqualTo(2.5);
    assertThat(clusters.standardError()).isCloseTo(0.75, within(1e-12));
  }

  @Test
  void clustersMayComeOneAfterTheOtherWithoutEnd() {
    Clusters clusters = new Clusters();
    for (int i = 0; i < 100; i++) {
      clusters.add(i, i);
    }
    assertThat(clusters.clusters()).isEqualTo(100);
    assertThat(clusters.mean()).isEqualTo(49.5);
  }

  @Test
  void oneClusterIsNoEvidence() {
    Clusters copies = new Clusters();
    copies.add(0, 1);
    copies.add(0, 0);
    copies.add(0, 1);
    assertThat(copies.standardError()).isZero();
    assertThat(new Clusters().standardError()).isZero();
  }
}
