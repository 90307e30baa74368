package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class RidgeLogisticTest {
  private static final double[] TRUTH = {0.02, -0.5, 0};

  private final double[][] rows = new double[4000][];
  private final double[] results = new double[rows.length];
  private final double[] counts = new double[rows.length];

  RidgeLogisticTest() {
    SeededStream luck = new SeededStream(5);
    for (int row = 0; row < rows.length; row++) {
      rows[row] = new double[] {200 * luck.nextDouble() - 100, luck.nextInt(5) - 2, 7};
      double odds = 0.3;
      for (int i = 0; i < TRUTH.length; i++) {
        odds += TRUTH[i] * rows[row][i];
      }
      results[row] = luck.nextDouble() < 1 / (1 + Math.exp(-odds)) ? 1 : 0;
      counts[row] = 1;
    }
  }

  @Test
  void findsTheWeightsThatMadeTheResults() {
    double[] found = RidgeLogistic.fit(rows, results, counts, 1).weights();

    assertThat(found[0]).isCloseTo(TRUTH[0], within(0.003));
    assertThat(found[1]).isCloseTo(TRUTH[1], within(0.08));
  }

  @Test
  void aFeatureThatNeverChangesHasNoWeight() {
    assertThat(RidgeLogistic.fit(rows, results, counts, 1).weights()[2]).isZero();
  }

  @Test
  void predictsBetterThanACoin() {
    RidgeLogistic fit = RidgeLogistic.fit(rows, results, counts, 1);

    assertThat(fit.loss(rows, results, counts)).isLessThan(0.95 * Math.log(2));
  }

  @Test
  void aRowThatCountsTwiceIsAsGoodAsTwo() {
    double[] twice = counts.clone();
    Arrays.fill(twice, 0, 1000, 2);
    double[][] longer = Arrays.copyOf(rows, 5000);
    double[] moreResults = Arrays.copyOf(results, 5000);
    System.arraycopy(rows, 0, longer, 4000, 1000);
    System.arraycopy(results, 0, moreResults, 4000, 1000);
    double[] ones = new double[5000];
    Arrays.fill(ones, 1);

    assertThat(RidgeLogistic.fit(rows, results, twice, 1).weights())
        .containsExactly(RidgeLogistic.fit(longer, moreResults, ones, 1).weights(), within(1e-9));
  }
}
