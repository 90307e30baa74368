package warlab.lab.statistics.sprt;

import java.util.Arrays;
import java.util.stream.IntStream;
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
  private final double[] outcomes;

  /** The first and the last outcome must be possible. */
  ScoreFamily(double[] probabilities) {
    this.probabilities = probabilities.clone();
    outcomes = IntStream.range(0, probabilities.length).asDoubleStream().toArray();
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
    Arrays.setAll(tilted, i -> probabilities[i] * StrictMath.exp(tilt * i - logMoment));
    return tilted;
  }

  /** The mean outcome, 0 to {@code top}. */
  double mean(double tilt) {
    return ScoreDistribution.mean(tilted(tilt), outcomes);
  }

  double variance(double tilt) {
    double[] tilted = tilted(tilt);
    double mean = ScoreDistribution.mean(tilted, outcomes);
    return ScoreDistribution.variance(tilted, outcomes, mean);
  }

  /** The tilt that gives a mean outcome; searched from another tilt that may be near. */
  double tiltOf(double mean, double near) {
    return new DecreasingFunction(tilt -> mean - mean(tilt), tilt -> -variance(tilt))
        .root(-TILT_LIMIT, TILT_LIMIT, near, 1e-9);
  }
}
