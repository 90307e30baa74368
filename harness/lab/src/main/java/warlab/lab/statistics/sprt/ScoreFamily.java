package warlab.lab.statistics.sprt;

import warlab.lab.statistics.basic.DecreasingFunction;

/**
 * A distribution over the outcomes 0, 1, ... {@code top} of a unit, and all that come from it by
 * weighting with exp(tilt * outcome). How much likelier a series of units is under a tilt than
 * without depends on nothing but their number and their sum.
 */
final class ScoreFamily {
  /** Here all weight is on the first or the last outcome, to more digits than a double has. */
  static final double TILT_LIMIT = 100;

  private final double[] probabilities;

  /** The first and the last outcome must be possible. */
  ScoreFamily(double[] probabilities) {
    this.probabilities = probabilities.clone();
  }

  int top() {
    return probabilities.length - 1;
  }

  double probability(int outcome) {
    return probabilities[outcome];
  }

  /** The logarithm of the mean of exp(tilt * outcome). */
  double logMoment(double tilt) {
    double largest = Math.max(0, tilt * top());
    double sum = 0;
    for (int i = 0; i <= top(); i++) {
      sum += probabilities[i] * StrictMath.exp(tilt * i - largest);
    }
    return StrictMath.log(sum) + largest;
  }

  double[] tilted(double tilt) {
    double logMoment = logMoment(tilt);
    double[] tilted = new double[probabilities.length];
    for (int i = 0; i <= top(); i++) {
      tilted[i] = probabilities[i] * StrictMath.exp(tilt * i - logMoment);
    }
    return tilted;
  }

  /** The mean outcome, 0 to {@code top}. */
  double mean(double tilt) {
    return mean(tilted(tilt));
  }

  double variance(double tilt) {
    double[] tilted = tilted(tilt);
    double mean = mean(tilted);
    double variance = 0;
    for (int i = 0; i <= top(); i++) {
      variance += tilted[i] * (i - mean) * (i - mean);
    }
    return variance;
  }

  private static double mean(double[] distribution) {
    double mean = 0;
    for (int i = 0; i < distribution.length; i++) {
      mean += distribution[i] * i;
    }
    return mean;
  }

  /** The tilt that gives a mean outcome; searched from another tilt that may be near. */
  double tiltOf(double mean, double near) {
    DecreasingFunction missing =
        new DecreasingFunction() {
          @Override
          public double value(double tilt) {
            return mean - mean(tilt);
          }

          @Override
          public double slope(double tilt) {
            return -variance(tilt);
          }
        };
    return missing.root(-TILT_LIMIT, TILT_LIMIT, near, 1e-9);
  }
}
