package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class QuantileTest {
  private static final double[] LENGTHS = {40, 12, 15, 16, 15, 18, 19, 22, 25};

  @Test
  void v47NinetiethPercentileAsNumpyHasIt() {
    assertThat(Quantile.of(LENGTHS, 0.9)).isCloseTo(28.0, within(1e-12));
  }

  @Test
  void endsAreSmallestAndLargest() {
    assertThat(Quantile.of(LENGTHS, 0)).isEqualTo(12);
    assertThat(Quantile.of(LENGTHS, 0.5)).isEqualTo(18);
    assertThat(Quantile.of(LENGTHS, 1)).isEqualTo(40);
  }

  @Test
  void nothingHasQuantileZero() {
    assertThat(Quantile.of(new double[0], 0.5)).isZero();
  }

  @Test
  void onlyProbabilitiesAreAsked() {
    assertThatIllegalArgumentException().isThrownBy(() -> Quantile.of(LENGTHS, 1.5));
    assertThatIllegalArgumentException().isThrownBy(() -> Quantile.of(LENGTHS, Double.NaN));
  }
}
