package warlab.lab.statistics.basic;

import org.apache.commons.math3.distribution.BinomialDistribution;

/**
 * The exact two-sided binomial test: the probability of all outcomes that are no more likely than
 * the observed one. Ours, because the one of Commons Math can lose the mirror outcome.
 */
public final class BinomialTest {
  /** Outcomes this close in probability count as equally likely; R and SciPy use the same. */
  private static final double TIE = 1 + 1e-7;

  private BinomialTest() {}

  public static double twoSided(int successes, int trials, double probability) {
    if (successes < 0 || successes > trials || !(probability > 0 && probability < 1)) {
      throw new IllegalArgumentException(
          successes + " of " + trials + " at probability " + probability);
    }
    if (successes == trials * probability) {
      return 1;
    }
    if (successes > trials * probability) {
      return twoSided(trials - successes, trials, 1 - probability);
    }
    BinomialDistribution law = new BinomialDistribution(null, trials, probability);
    int mirror = mirror(law, law.probability(successes) * TIE);
    double upperTail =
        new BinomialDistribution(null, trials, 1 - probability)
            .cumulativeProbability(trials - mirror);
    return Math.min(1, law.cumulativeProbability(successes) + upperTail);
  }

  /** The smallest outcome above the mean that is at most as likely as given. */
  private static int mirror(BinomialDistribution law, double likelihood) {
    int low = (int) Math.ceil(law.getNumericalMean());
    int high = law.getNumberOfTrials() + 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (law.probability(middle) <= likelihood) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
