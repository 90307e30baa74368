package warlab.lab.statistics.summary;

import warlab.lab.statistics.basic.Distributions;

/**
 * How sure it is that one of two players is better.
 *
 * @param los the likelihood of superiority: that the true score is above one half
 * @param pValue two-sided, of a true score of one half
 * @param holm the p-value adjusted for the number of pairings by Holm's method
 * @param benjaminiHochberg the p-value adjusted by the method of Benjamini and Hochberg
 */
public record Evidence(double los, double pValue, double holm, double benjaminiHochberg) {

  /** The same in the view of the other player. */
  Evidence reversed() {
    return new Evidence(1 - los, pValue, holm, benjaminiHochberg);
  }

  /** Whether a difference is proven, by Holm: the chance of any false alarm stays 5 %. */
  public boolean isProof() {
    return holm < 1 - Distributions.CONFIDENCE;
  }
}
