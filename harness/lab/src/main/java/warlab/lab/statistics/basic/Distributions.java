package warlab.lab.statistics.basic;

import org.apache.commons.math3.distribution.AbstractRealDistribution;
import org.apache.commons.math3.distribution.BetaDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The probability distributions everything else is built on, with inverses solved to 1e-12 instead
 * of the library's 1e-9 and without its random generator, which would be seeded by the clock.
 */
public final class Distributions {
  /** The confidence of every interval unless another is asked for. */
  public static final double CONFIDENCE = 0.95;

  private static final double ACCURACY = 1e-12;
  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1, ACCURACY);

  private Distributions() {}

  public static AbstractRealDistribution normal() {
    return NORMAL;
  }

  public static AbstractRealDistribution student(double degreesOfFreedom) {
    return new TDistribution(null, degreesOfFreedom, ACCURACY);
  }

  public static AbstractRealDistribution beta(double alpha, double beta) {
    return new BetaDistribution(null, alpha, beta, ACCURACY);
  }

  /** The standard normal probability of a value up to {@code z}. */
  public static double normalCdf(double z) {
    return NORMAL.cumulativeProbability(z);
  }

  public static double normalQuantile(double probability) {
    return NORMAL.inverseCumulativeProbability(probability);
  }

  /** How many deviations of a symmetric distribution hold the given confidence. */
  public static double criticalValue(AbstractRealDistribution distribution, double confidence) {
    return distribution.inverseCumulativeProbability((1 + confidence) / 2);
  }

  /** The probability of a value at least this far from zero, either way. */
  public static double twoSided(AbstractRealDistribution distribution, double deviations) {
    return Math.min(1, 2 * distribution.cumulativeProbability(-Math.abs(deviations)));
  }

  /** The interval of a distribution that leaves the same probability out at both ends. */
  public static Interval central(AbstractRealDistribution distribution, double confidence) {
    return new Interval(
        distribution.inverseCumulativeProbability((1 - confidence) / 2),
        distribution.inverseCumulativeProbability((1 + confidence) / 2));
  }
}
