package warlab.lab.statistics.basic;

import static warlab.lab.statistics.basic.Distributions.CONFIDENCE;

/**
 * A number of successes out of a number of trials, with its intervals. Successes may be a fraction,
 * as when a draw counts half. Of no trials at all every interval is the whole range from 0 to 1.
 */
public record Proportion(double successes, double trials) {

  public Proportion {
    if (!(successes >= 0 && successes <= trials && trials < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(successes + " successes of " + trials + " trials");
    }
  }

  /** The observed rate, one half when nothing was observed. */
  public double rate() {
    return trials == 0 ? 0.5 : successes / trials;
  }

  /** The interval by Wilson (1927): the one to print, it holds its confidence with few trials. */
  public Interval wilson() {
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double z = Distributions.criticalValue(Distributions.normal(), CONFIDENCE);
    double shrink = 1 + z * z / trials;
    double centre = (rate() + z * z / (2 * trials)) / shrink;
    double spread = rate() * (1 - rate()) / trials + z * z / (4 * trials * trials);
    double halfWidth = z / shrink * Math.sqrt(spread);
    // The ends are exact in theory; rounding would leave 2e-17 there.
    return new Interval(
        successes == 0 ? 0 : Math.max(0, centre - halfWidth),
        successes == trials ? 1 : Math.min(1, centre + halfWidth));
  }

  /** The exact interval by Clopper and Pearson (1934): never too narrow, often too wide. */
  public Interval clopperPearson() {
    double tail = (1 - CONFIDENCE) / 2;
    double failures = trials - successes;
    return new Interval(
        successes == 0
            ? 0
            : Distributions.beta(successes, failures + 1).inverseCumulativeProbability(tail),
        failures == 0
            ? 1
            : Distributions.beta(successes + 1, failures).inverseCumulativeProbability(1 - tail));
  }
}
