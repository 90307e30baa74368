package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinomialTestTest {

  @ParameterizedTest(name = "{0}: {1} of {2}")
  @CsvSource({"V51, 14, 44, 0.022629", "V51, 30, 44, 0.022629", "V52, 540, 1000, 0.012444"})
  void fairCoin(String vector, int successes, int trials, double expected) {
    assertThat(BinomialTest.twoSided(successes, trials, 0.5)).isCloseTo(expected, within(5e-7));
  }

  @ParameterizedTest
  @CsvSource({"0.5", "0.3", "0.85"})
  void equalsTheSumOverAllOutcomesNoLikelier(double probability) {
    for (int trials = 1; trials <= 40; trials++) {
      BinomialDistribution law = new BinomialDistribution(null, trials, probability);
      for (int successes = 0; successes <= trials; successes++) {
        double sum = 0;
        for (int k = 0; k <= trials; k++) {
          double likelihood = law.probability(k);
          sum += likelihood <= law.probability(successes) * (1 + 1e-7) ? likelihood : 0;
        }
        assertThat(BinomialTest.twoSided(successes, trials, probability))
            .as("%d of %d", successes, trials)
            .isCloseTo(sum, within(1e-9));
      }
    }
  }

  @Test
  void noTrialsAreNoEvidence() {
    assertThat(BinomialTest.twoSided(0, 0, 0.5)).isEqualTo(1);
  }

  @Test
  void impossibleCountsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> BinomialTest.twoSided(5, 4, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> BinomialTest.twoSided(1, 4, 1));
  }
}
