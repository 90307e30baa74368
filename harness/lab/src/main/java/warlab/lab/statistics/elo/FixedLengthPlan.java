package warlab.lab.statistics.elo;

import warlab.lab.statistics.basic.Distributions;

/**
 * What a match of fixed length can tell: a one-sided test at level {@code alpha} that finds a true
 * difference with probability {@code power}.
 *
 * @param gameVariance the variance of a game's score: 0.25 without draws, less with draws or pairs
 */
public record FixedLengthPlan(double alpha, double power, double gameVariance) {
  /** Five per cent false alarms, nineteen of twenty true differences found, no draws. */
  public static final FixedLengthPlan STANDARD = new FixedLengthPlan(0.05, 0.95, 0.25);

  public FixedLengthPlan {
    if (!(alpha > 0 && alpha < power && power < 1 && gameVariance > 0)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + ", power " + power + ", variance " + gameVariance);
    }
  }

  /** The smallest difference that so many games find. */
  public double detectableElo(long games) {
    // The critical value lies the first quantile above equality, the true score the second above
    // it.
    double reach = Distributions.normalQuantile(1 - alpha) + Distributions.normalQuantile(power);
    return Elo.fromScore(0.5 + reach * Math.sqrt(gameVariance / Math.max(1, games)));
  }
}
