package warlab.lab.statistics.basic;

/** The curve from log-odds to probabilities. */
public final class Logistic {
  private Logistic() {}

  public static double probability(double logOdds) {
    return 1 / (1 + StrictMath.exp(-logOdds));
  }

  /**
   * Minus the logarithm of the probability that was given to a result of 0 to 1, finite for all
   * log-odds: the exponent is never positive, so it cannot overflow, and log1p keeps its digits.
   */
  public static double logLoss(double logOdds, double result) {
    double surprise = logOdds > 0 ? (1 - result) * logOdds : -result * logOdds;
    return surprise + StrictMath.log1p(StrictMath.exp(-Math.abs(logOdds)));
  }
}
