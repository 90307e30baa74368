package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtSpecTest {

  @ParameterizedTest(name = "V10 alpha {0}, beta {1}")
  @CsvSource({
    "0.05, 0.05, -2.944439, 2.944439",
    "0.01, 0.01, -4.595120, 4.595120",
    "0.05, 0.10, -2.251292, 2.890372"
  })
  void v10Bounds(double alpha, double beta, double lower, double upper) {
    SprtSpec settings = new SprtSpec(0, 5, alpha, beta, SprtSpec.Model.LOGISTIC);
    assertThat(settings.lowerBound()).isCloseTo(lower, within(5e-7));
    assertThat(settings.upperBound()).isCloseTo(upper, within(5e-7));
  }

  @Test
  void normalizedWithFivePercentIsTheDefault() {
    assertThat(SprtSpec.of(0, 20))
        .isEqualTo(new SprtSpec(0, 20, 0.05, 0.05, SprtSpec.Model.NORMALIZED));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, 0.05, 0.05, LOGISTIC",
    "5, 0, 0.05, 0.05, NORMALIZED",
    "0, 5, 0, 0.05, NORMALIZED",
    "0, 5, 0.05, 0, NORMALIZED",
    "0, 5, 0.5, 0.5, NORMALIZED",
    "0, 201, 0.05, 0.05, NORMALIZED",
    "-201, 0, 0.05, 0.05, NORMALIZED",
    "0, 1001, 0.05, 0.05, LOGISTIC"
  })
  void questionsWithoutSenseAreRefused(
      double elo0, double elo1, double alpha, double beta, SprtSpec.Model model) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SprtSpec(elo0, elo1, alpha, beta, model));
  }
}
