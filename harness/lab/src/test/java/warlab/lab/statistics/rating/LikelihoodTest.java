package warlab.lab.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LikelihoodTest {
  private static final double STEP = 1e-4;
  private static final double[] STRENGTHS = {0.4, -0.3, 0.1, 0.2};

  @ParameterizedTest
  @ValueSource(doubles = {0, 2})
  void gradientAndInformationAreTheDerivatives(double priorGames) {
    CrossTableCounts results = new CrossTableCounts(3);
    results.add(0, 1, 6.5, 10);
    results.add(1, 2, 3, 8);
    results.add(2, 0, 2, 5);
    Likelihood likelihood = new Likelihood(results, true, priorGames);
    Likelihood.Surface surface = likelihood.surface(STRENGTHS);
    for (int i = 0; i < STRENGTHS.length; i++) {
      double up = likelihood.withPrior(moved(i, STEP));
      double down = likelihood.withPrior(moved(i, -STEP));
      assertThat(surface.gradient[i]).isCloseTo((up - down) / (2 * STEP), within(1e-6));
    }
    // The curvature along the advantage, which the weight on the common level leaves alone.
    double curvature =
        (likelihood.surface(moved(3, -STEP)).gradient[3]
                - likelihood.surface(moved(3, STEP)).gradient[3])
            / (2 * STEP);
    assertThat(surface.information[3][3]).isCloseTo(curvature, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"800, -1600", "-800, -14400"})
  void hugeStrengthsStayFinite(double strength, double expected) {
    CrossTableCounts results = new CrossTableCounts(2);
    results.add(0, 1, 9, 10);
    double[] strengths = {strength, -strength};
    assertThat(new Likelihood(results, false, 0).withPrior(strengths)).isEqualTo(expected);
  }

  private static double[] moved(int index, double by) {
    double[] moved = STRENGTHS.clone();
    moved[index] += by;
    return moved;
  }
}
