package warlab.lab.statistics.sprt;

import java.util.Arrays;
import warlab.lab.config.SprtSpec;

/**
 * Where a test goes on, by number of units and sum of their outcomes. The test knows each count and
 * not only the sum, so this takes the log-likelihood ratio of the counts that a family expects with
 * that sum. That is exact where all units are won or lost.
 */
final class Corridor {
  private static final int CELLS = 200;

  private final int top;
  private final double lower;
  private final double upper;

  /** The log-likelihood ratio per unit, at equal distances of the mean outcome. */
  private final double[] ratios = new double[CELLS + 1];

  /**
   * A corridor between two log-likelihood ratios.
   *
   * @param units of the test that is looked at: what never happened counts a fraction of one unit
   */
  Corridor(ScoreFamily family, SprtSpec settings, long units, double lower, double upper) {
    top = family.top();
    this.lower = lower;
    this.upper = upper;
    double tilt = -ScoreFamily.TILT_LIMIT;
    for (int i = 0; i <= CELLS; i++) {
      ratios[i] = Llr.of(expected(family, tilt, units), settings) / units;
      int next = i + 1;
      tilt =
          next < CELLS
              ? family.tiltOf((double) next * top / CELLS, i == 0 ? 0 : tilt)
              : ScoreFamily.TILT_LIMIT;
    }
  }

  private static ScoreDistribution expected(ScoreFamily family, double tilt, long units) {
    double[] weights = family.tilted(tilt);
    Arrays.setAll(weights, i -> Math.max(weights[i] * units, ScoreDistribution.MISSING));
    return ScoreDistribution.of(weights, family.top() / 2);
  }

  /** Whether the test ends at the upper bound, if it has not ended before. */
  boolean isAbove(int units, int sum) {
    return ratio(units, sum) >= upper;
  }

  /** Whether the test ends at the lower bound, if it has not ended before. */
  boolean isBelow(int units, int sum) {
    return ratio(units, sum) <= lower;
  }

  private double ratio(int units, int sum) {
    double place = (double) sum * CELLS / ((double) units * top);
    int cell = Math.min(CELLS - 1, (int) place);
    return units * (ratios[cell] + (place - cell) * (ratios[cell + 1] - ratios[cell]));
  }
}
