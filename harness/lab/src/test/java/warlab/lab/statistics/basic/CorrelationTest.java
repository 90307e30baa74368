package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CorrelationTest {

  @Test
  void v56ScoresAndResults() {
    double[] x = {-3, -2, -1, -1, 0, 0, 1, 1, 2, 3};
    double[] y = {0, 0, 0, 1, 0.5, 0.5, 1, 0, 1, 1};
    assertThat(Correlation.spearman(x, y)).isCloseTo(0.628539, within(5e-7));
    assertThat(Correlation.pearson(x, y)).isCloseTo(0.645497, within(5e-7));
  }

  @Test
  void constantsCorrelateWithNothing() {
    assertThat(Correlation.pearson(new double[] {1, 1}, new double[] {1, 2})).isZero();
    assertThat(Correlation.spearman(new double[0], new double[0])).isZero();
  }

  @Test
  void hugeScoresDoNotOverflow() {
    double[] x = {-2e9, 0, 2e9};
    assertThat(Correlation.pearson(x, x)).isCloseTo(1, within(1e-12));
  }

  @Test
  void seriesHaveTheSameLength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Correlation.pearson(new double[1], new double[2]));
  }
}
