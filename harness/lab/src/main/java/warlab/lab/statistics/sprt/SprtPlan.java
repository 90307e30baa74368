package warlab.lab.statistics.sprt;

import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.Elo;

/**
 * What to expect of a test before it runs, in the Brownian approximation. True strengths are on the
 * scale of the settings, logistic or normalized.
 *
 * @param gameVariance the variance of a game's score; for normalized Elo it does not matter
 */
public record SprtPlan(SprtSpec settings, double gameVariance) {
  /** The largest variance, since each draw makes it smaller. */
  public static final double VARIANCE_WITHOUT_DRAWS = 0.25;

  /** The mean number of games until the test stops at this true strength. */
  public double expectedGames(double elo) {
    return walk(elo).expectedTime();
  }

  /** The log-likelihood ratio, game by game, at this true strength. */
  BrownianMotion walk(double elo) {
    double low = deviations(settings.elo0());
    double high = deviations(settings.elo1());
    double step = high - low;
    double drift = (deviations(elo) - (low + high) / 2) * step;
    return new BrownianMotion(settings.lowerBound(), settings.upperBound(), drift, step * step);
  }

  /** How far the expected score is from one half, in deviations of a game. */
  private double deviations(double elo) {
    return settings.model() == SprtSpec.Model.NORMALIZED
        ? elo / Elo.NORMALIZED_SCALE
        : (Elo.toScore(elo) - 0.5) / Math.sqrt(gameVariance);
  }
}
