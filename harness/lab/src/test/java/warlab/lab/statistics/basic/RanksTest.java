package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RanksTest {

  @Test
  void v47EffectSizeA12() {
    double[] x = {12, 15, 15, 16, 18, 19, 22, 25, 40};
    double[] y = {20, 21, 23, 24, 24, 26, 28, 30, 31, 35};
    assertThat(Ranks.a12(x, y)).isCloseTo(0.188889, within(5e-7));
    assertThat(Ranks.a12(y, x)).isCloseTo(1 - 0.188889, within(5e-7));
  }

  @Test
  void tiesShareTheMiddleOfTheirRanks() {
    assertThat(Ranks.of(new double[] {5, 1, 5, 0, 5}))
        .containsExactly(new double[] {4, 2, 4, 1, 4}, within(1e-12));
  }

  @Test
  void nothingToCompareIsEven() {
    assertThat(Ranks.a12(new double[0], new double[] {1})).isEqualTo(0.5);
    assertThat(Ranks.a12(new double[] {1}, new double[0])).isEqualTo(0.5);
  }
}
