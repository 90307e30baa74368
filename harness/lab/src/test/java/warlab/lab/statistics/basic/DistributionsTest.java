package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DistributionsTest {

  @Test
  void ninetyFivePercentAreTheCustomaryDeviations() {
    assertThat(Distributions.around(5, 2).low())
        .isCloseTo(5 - 2 * 1.959963984540054, within(1e-13));
    assertThat(Distributions.around(5, 2).high())
        .isCloseTo(5 + 2 * 1.959963984540054, within(1e-13));
  }

  @Test
  void betaQuantilesHaveTwelveDigits() {
    assertThat(Distributions.beta(6, 1).inverseCumulativeProbability(0.025))
        .isCloseTo(0.5407418735600389, within(1e-11));
  }

  @Test
  void normalProbabilityAndQuantileAreInverse() {
    assertThat(Distributions.normalCdf(1.959963984540054)).isCloseTo(0.975, within(1e-14));
    assertThat(Distributions.normalQuantile(0.025)).isCloseTo(-1.959963984540054, within(1e-11));
  }

  @Test
  void bothTailsOfTheMiddleAreEverything() {
    assertThat(Distributions.twoSided(0)).isEqualTo(1);
    assertThat(Distributions.twoSided(-1.959963984540054)).isCloseTo(0.05, within(1e-13));
  }
}
