package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class MonotoneFitTest {

  /** By hand: 1, 0 fall and become 0.5; 0.5 and 0 fall again and become 1/3. */
  @Test
  void resultsThatFallArePutTogether() {
    double[] scores = {1, 2, 3, 4, 5};
    double[] results = {0, 1, 0, 0, 1};
    int[] odd = {1, 1, 1, 1, 1};
    double[] expected = crossFitted(scores, results, odd);
    assertThat(expected[5]).isEqualTo(0.01);
    for (int i = 6; i < 9; i++) {
      assertThat(expected[i]).isCloseTo(1 / 3.0, within(1e-12));
    }
    assertThat(expected[9]).isEqualTo(0.99);
  }

  @Test
  void equalScoresAreOneAndThoseBetweenTakeTheStepBelow() {
    double[] expected =
        crossFitted(
            new double[] {1, 1, 1, 1, 6}, new double[] {0, 1, 0, 0, 1}, new int[] {1, 1, 1, 1, 1});
    assertThat(expected[5]).isCloseTo(0.25, within(1e-12));
    assertThat(expected[9]).isCloseTo(0.25, within(1e-12));
  }

  /**
   * The given positions, of odd games; and the scores 1 to 5 in an even game that learns of them.
   */
  private static double[] crossFitted(double[] scores, double[] results, int[] odd) {
    double[] allScores =
        IntStream.range(0, 10).mapToDouble(i -> i < 5 ? scores[i] : i - 4).toArray();
    double[] allResults = IntStream.range(0, 10).mapToDouble(i -> i < 5 ? results[i] : 1).toArray();
    int[] games = IntStream.range(0, 10).map(i -> i < 5 ? odd[i] : 0).toArray();
    return MonotoneFit.crossFitted(Predictions.of(allScores, allResults, games, new int[10]));
  }

  @Test
  void aStaircaseIsTooMuchForAnSCurve() {
    Predictions staircase = simulated(score -> score < -1 ? 0.1 : score < 1.9 ? 0.45 : 0.95);
    LogisticFit fit = LogisticFit.of(staircase);
    assertThat(Calibration.monotone(staircase, fit, 10))
        .hasValueSatisfying(
            monotone ->
                assertThat(monotone.logLoss())
                    .isLessThan(Calibration.of(staircase, fit, 10).logLoss()));
  }

  @Test
  void anSCurveIsNotImprovedOn() {
    Predictions curve = simulated(score -> 1 / (1 + StrictMath.exp(-2 * score - 0.3)));
    assertThat(Calibration.monotone(curve, LogisticFit.of(curve), 10)).isEmpty();
  }

  private interface Curve {
    double at(double score);
  }

  /** Two thousand games with a position each, scores from -2 to 2. */
  private static Predictions simulated(Curve curve) {
    SeededStream stream = new SeededStream(8);
    double[] scores = new double[2000];
    double[] results = new double[2000];
    for (int i = 0; i < 2000; i++) {
      scores[i] = 4 * stream.nextDouble() - 2;
      results[i] = stream.nextDouble() < curve.at(scores[i]) ? 1 : 0;
    }
    return WorkedExample.predictions(scores, results);
  }
}
