package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ClustersTest {
  private static final double[] PAIR_SCORES = {1, 0.5, 0.5, 1, 0, 0.5, 1, 0.5};

  @Test
  void v54ReplaysAddNoEvidence() {
    Clusters clusters = new Clusters();
    Moments naive = Moments.NONE;
    for (int replay = 0; replay < 5; replay++) {
      for (int start = 0; start < PAIR_SCORES.length; start++) {
        clusters.add(start, PAIR_SCORES[start]);
        naive = naive.with(PAIR_SCORES[start]);
      }
    }
    assertThat(naive.standardError()).isCloseTo(0.052957, within(5e-7));
    assertThat((naive.mean() - 0.5) / naive.standardError()).isCloseTo(2.360, within(5e-4));
    assertThat(clusters.clusters()).isEqualTo(8);
    assertThat(clusters.samples()).isEqualTo(40);
    assertThat(clusters.standardError()).isCloseTo(0.125, within(1e-12));
    StudentTest test = clusters.test(0.5);
    assertThat(test.t()).isCloseTo(1.0, within(1e-12));
    assertThat(test.degreesOfFreedom()).isEqualTo(7);
    assertThat(test.pValue()).isCloseTo(0.3506, within(5e-5));
  }

  @Test
  void clustersOfOneHaveTheOrdinaryError() {
    int[] labels = {0, 1, 2, 3, 4, 5, 6, 7};
    assertThat(Clusters.of(labels, PAIR_SCORES).standardError())
        .isCloseTo(Moments.of(PAIR_SCORES).standardError(), within(1e-12));
  }

  @Test
  void clustersMayDifferInSize() {
    // By hand: mean 2.5, cluster residuals -1.5-0.5+0.5 = -1.5 and 1.5, sqrt(2 * 4.5) / 4.
    Clusters clusters = Clusters.of(new int[] {3, 3, 3, 90}, new double[] {1, 2, 3, 4});
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
  void clustersThatAllAgreeAreJudgedBySign() {
    Clusters tenWins = Clusters.of(new int[] {0, 1, 2, 3, 4}, new double[] {1, 1, 1, 1, 1});
    assertThat(tenWins.test(0.5)).isEqualTo(new StudentTest(0, 4, 0.0625));
    assertThat(tenWins.test(1).pValue()).isEqualTo(1);
  }

  @Test
  void oneClusterIsNoEvidence() {
    Clusters replays = Clusters.of(new int[] {0, 0, 0}, new double[] {1, 1, 1});
    assertThat(replays.standardError()).isZero();
    assertThat(replays.test(0.5).pValue()).isEqualTo(1);
    assertThat(new Clusters().test(0.5).pValue()).isEqualTo(1);
  }

  @Test
  void v55DrawingWithReplacementRepeatsStarts() {
    assertThat(Clusters.expectedDistinct(500, 1000)).isCloseTo(393.62, within(0.005));
    assertThat(Clusters.expectedDistinct(3, 1)).isEqualTo(1);
  }

  @Test
  void everyValueHasALabel() {
    assertThatIllegalArgumentException().isThrownBy(() -> Clusters.of(new int[1], new double[2]));
  }
}
