package warlab.lab.statistics.sprt;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.stat.StatUtils;
import org.apache.commons.math3.util.MathArrays;
import warlab.lab.statistics.basic.DecreasingFunction;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.ScoreCounts;

/**
 * The observed distribution over the three or five scores, and the distributions closest to it that
 * satisfy a hypothesis (Van den Bergh, "The generalized maximum likelihood ratio for the
 * expectation value of a distribution" and "Normalized Elo in practice"). Outcomes that never
 * happened count as a small fraction of one; its size is part of the definition of the test.
 */
final class ScoreDistribution {
  /** What fishtest and fastchess use in place of a count of zero. */
  static final double MISSING = 0.001;

  /** Ten are enough up to 60 normalized Elo; lopsided counts and 200 Elo took up to fifty. */
  private static final int ROUNDS = 50;

  private static final double SETTLED = 1e-9;

  private final double[] scores;
  private final double[] probabilities;
  private final double units;
  private final int gamesPerUnit;

  private ScoreDistribution(double[] probabilities, double units, int gamesPerUnit) {
    this.probabilities = probabilities;
    this.units = units;
    this.gamesPerUnit = gamesPerUnit;
    scores = new double[probabilities.length];
    Arrays.setAll(scores, i -> (double) i / (scores.length - 1));
  }

  static ScoreDistribution of(ScoreCounts scoreCounts, double missing) {
    double[] weights =
        LongStream.of(scoreCounts.counts())
            .mapToDouble(count -> count == 0 ? missing : count)
            .toArray();
    return of(weights, scoreCounts.gamesPerUnit());
  }

  /** Of counts that may be fractions; all are positive. */
  static ScoreDistribution of(double[] weights, int gamesPerUnit) {
    return new ScoreDistribution(
        MathArrays.normalizeArray(weights, 1), StatUtils.sum(weights), gamesPerUnit);
  }

  double units() {
    return units;
  }

  double probability(int outcome) {
    return probabilities[outcome];
  }

  /** The closest distribution with the given mean. */
  double[] closestWithMean(double mean) {
    return tilted(Arrays.stream(scores).map(score -> score - mean).toArray());
  }

  /**
   * The closest distribution with the given normalized Elo, which has no closed form: each round
   * takes the demand for linear around the last distribution and solves that exactly.
   */
  double[] closestWithNormalizedElo(double elo) {
    double target = elo / Elo.NORMALIZED_SCALE * Math.sqrt(gamesPerUnit);
    double[] closest = new double[scores.length];
    Arrays.fill(closest, 1.0 / scores.length);
    for (int round = 0; round < ROUNDS; round++) {
      double[] next = tilted(linearised(closest, target));
      double change = MathArrays.distanceInf(next, closest);
      closest = next;
      if (change < SETTLED) {
        break;
      }
    }
    return closest;
  }

  /** The gradient of (mean - 1/2) - target * deviation at a distribution. */
  private double[] linearised(double[] distribution, double target) {
    double mean = mean(distribution, scores);
    double deviation = Math.sqrt(variance(distribution, scores, mean));
    return Arrays.stream(scores)
        .map(
            score -> {
              double distance = (score - mean) / deviation;
              return score - 0.5 - target * deviation / 2 * (1 + distance * distance);
            })
        .toArray();
  }

  /** The likeliest distribution under which {@code excess} has mean zero. */
  private double[] tilted(double[] excess) {
    // Every probability stays positive exactly for tilts between these two poles (Lagrange).
    double least = Arrays.stream(excess).min().orElse(0);
    double most = Arrays.stream(excess).max().orElse(0);
    double tilt =
        new DecreasingFunction(x -> balance(excess, x), x -> slopeOfBalance(excess, x))
            .root(-1 / most, -1 / least, 0, 1e-16);
    double[] tilted = new double[excess.length];
    Arrays.setAll(tilted, i -> probabilities[i] / (1 + tilt * excess[i]));
    return tilted;
  }

  /** The mean of {@code excess} as it depends on the tilt: from plus to minus infinity. */
  private double balance(double[] excess, double tilt) {
    double sum = 0;
    for (int i = 0; i < excess.length; i++) {
      sum += probabilities[i] * excess[i] / (1 + tilt * excess[i]);
    }
    return sum;
  }

  private double slopeOfBalance(double[] excess, double tilt) {
    double sum = 0;
    for (int i = 0; i < excess.length; i++) {
      double share = excess[i] / (1 + tilt * excess[i]);
      sum -= probabilities[i] * share * share;
    }
    return sum;
  }

  static double mean(double[] distribution, double[] scores) {
    return new ArrayRealVector(distribution, false).dotProduct(new ArrayRealVector(scores, false));
  }

  static double variance(double[] distribution, double[] scores, double mean) {
    double variance = 0;
    for (int i = 0; i < scores.length; i++) {
      variance += distribution[i] * (scores[i] - mean) * (scores[i] - mean);
    }
    return variance;
  }
}
