package warlab.lab.statistics.sprt;

import java.util.stream.LongStream;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.util.MathArrays;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.elo.ScoreCounts;

/**
 * The score after a sequential test. The plain score of a stopped test is biased away from the
 * middle; {@code median} is the score at which a better outcome of the whole test is as likely as a
 * worse one, {@code low} and {@code high} are those at which it has a chance of 2.5 and 97.5 %.
 * Units are taken to come from the observed distribution, tilted to the score in question.
 *
 * @param low 0 when the results do not bound the score from below
 * @param high 1 when they do not bound it from above
 */
public record StoppedEstimate(double low, double median, double high) {
  /**
   * Added to the counts of the worst and the best outcome, so that every score is possible. With
   * 3/4, intervals of tests with bounds [0, 40] held a true score of 0.8 in 97.7 % of 1,000 tests;
   * with this in 96.3 % of 4,000.
   */
  private static final double PRIOR = 0.5;

  private static final double TAIL = (1 - Distributions.CONFIDENCE) / 2;

  /**
   * Of a test over at least one unit.
   *
   * @param lowerBound the log-likelihood ratio at which the test ends, as it stands there
   */
  static StoppedEstimate of(
      ScoreCounts counts, SprtSpec settings, double lowerBound, double upperBound) {
    ScoreFamily family = family(counts.counts());
    int units = Math.toIntExact(counts.units());
    int sum = (int) Math.round(counts.score() * units * family.top());
    Corridor corridor = new Corridor(family, settings, units, lowerBound, upperBound);
    Outcome outcome = new Outcome(family, new StoppedWalk(family, corridor, units, sum), units);
    boolean allWon = sum == units * family.top();
    return new StoppedEstimate(
        sum == 0 ? 0 : outcome.scoreAt(TAIL),
        sum == 0 ? 0 : allWon ? 1 : outcome.scoreAt(0.5),
        allWon ? 1 : outcome.scoreAt(1 - TAIL));
  }

  private static ScoreFamily family(long[] counts) {
    double[] weights = LongStream.of(counts).asDoubleStream().toArray();
    weights[0] += PRIOR;
    weights[weights.length - 1] += PRIOR;
    return new ScoreFamily(MathArrays.normalizeArray(weights, 1));
  }

  /** What came out, against what could have. */
  private record Outcome(ScoreFamily family, StoppedWalk walk, int units) {
    private static final double ACCURACY = 1e-10;
    private static final int MAX_STEPS = 200;

    /** The score at which a better outcome has this chance; the higher the score, the higher. */
    double scoreAt(double chance) {
      double step = 1 / Math.sqrt(units * family.variance(0));
      double low = past(chance, -step);
      double high = past(chance, step);
      if (walk.better(low) >= chance) {
        return 0;
      }
      if (walk.better(high) <= chance) {
        return 1;
      }
      double tilt =
          new BrentSolver(ACCURACY).solve(MAX_STEPS, x -> walk.better(x) - chance, low, high);
      return family.mean(tilt) / family.top();
    }

    /**
     * A tilt with more than the chance upwards, or less downwards; not much further out than
     * needed, because there all chances are too small for a double.
     */
    private double past(double chance, double step) {
      double tilt = step;
      while (Math.abs(tilt) < ScoreFamily.TILT_LIMIT && walk.better(tilt) > chance != step > 0) {
        tilt *= 2;
      }
      return tilt;
    }
  }
}
