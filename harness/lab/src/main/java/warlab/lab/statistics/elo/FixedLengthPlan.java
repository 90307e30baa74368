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

  /** The number of games that finds a difference of this size, which must not be 0. */
  public long games(double elo) {
    double distance = Elo.toScore(elo) - 0.5;
    if (distance == 0) {
      throw new IllegalArgumentException("no number of games finds a difference of 0 Elo");
    }
    double reach = reach() / distance;
    return (long) Math.ceil(gameVariance * reach * reach);
  }

  /** The smallest difference that so many games find. */
  public double detectableElo(long games) {
    return Elo.fromScore(0.5 + reach() * Math.sqrt(gameVariance / Math.max(1, games)));
  }

  private double reach() {
    return Distributions.normalQuantile(1 - alpha) + Distributions.normalQuantile(power);
  }
}
