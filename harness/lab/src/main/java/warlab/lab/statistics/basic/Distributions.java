package warlab.lab.statistics.basic;

import org.apache.commons.math3.distribution.AbstractRealDistribution;
import org.apache.commons.math3.distribution.BetaDistribution;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.special.Gamma;

/**
 * The probability distributions everything else is built on, with inverses solved to 1e-12 instead
 * of the library's 1e-9 and without its random generator, which would be seeded by the clock.
 */
public final class Distributions {
  /** The confidence of every interval unless another is asked for. */
  public static final double CONFIDENCE = 0.95;

  /** Below this a p-value shows something. */
  public static final double LEVEL = 1 - CONFIDENCE;

  private static final double ACCURACY = 1e-12;
  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1, ACCURACY);

  private Distributions() {}

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

  public static double chiSquaredQuantile(double probability, int degreesOfFreedom) {
    return new ChiSquaredDistribution(null, degreesOfFreedom, ACCURACY)
        .inverseCumulativeProbability(probability);
  }

  /** The probability of a sum of so many squared normal values of at least this. */
  public static double chiSquaredTail(double value, int degreesOfFreedom) {
    return Gamma.regularizedGammaQ(degreesOfFreedom / 2.0, value / 2);
  }

  /** The 95 % interval of a value with a normal error. */
  public static Interval around(double value, double standardError) {
    double reach = standardError * normalQuantile((1 + CONFIDENCE) / 2);
    return new Interval(value - reach, value + reach);
  }

  /** The probability of a value at least so many deviations from zero, either way. */
  public static double twoSided(double deviations) {
    return Math.min(1, 2 * normalCdf(-Math.abs(deviations)));
  }
}
