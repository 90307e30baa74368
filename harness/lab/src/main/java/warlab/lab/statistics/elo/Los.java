package warlab.lab.statistics.elo;

import warlab.lab.statistics.basic.Distributions;

/**
 * The two other definitions of the likelihood of superiority in use, both of which look at decisive
 * games only. The one we print is {@link EloEstimate#los}, which also sees how pairs go together.
 */
public final class Los {

  private Los() {}

  /** The normal approximation that cutechess prints; one half without a decisive game. */
  public static double ofDecisive(GameCounts games) {
    double decisive = games.wins() + games.losses();
    return decisive == 0
        ? 0.5
        : Distributions.normalCdf((games.wins() - games.losses()) / Math.sqrt(decisive));
  }

  /** The exact probability under a uniform prior. */
  public static double bayesian(GameCounts games) {
    return 1
        - Distributions.beta(games.wins() + 1.0, games.losses() + 1.0).cumulativeProbability(0.5);
  }
}
