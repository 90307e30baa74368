package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RanksTest {

  @Test
  void tiesCountHalf() {
    assertThat(Ranks.placements(new double[] {0, 1, 2, 9}, new double[] {2, 1, 2, 5}))
        .containsExactly(0, 0.125, 0.5, 1);
  }

  @Test
  void nothingToCompareIsEven() {
    assertThat(Ranks.placements(new double[0], new double[] {1})).isEmpty();
    assertThat(Ranks.placements(new double[] {1}, new double[0])).containsExactly(0.5);
  }
}
