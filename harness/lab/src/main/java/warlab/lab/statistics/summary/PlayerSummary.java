package warlab.lab.statistics.summary;

import warlab.lab.config.PlayerSpec;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * A player, or one side of it when sides are fixed, over all its games.
 *
 * @param spec the player itself
 * @param results wins, draws and losses over all opponents
 * @param estimate the score, from its pairs over all opponents, or from games when sides are fixed
 * @param faults games lost by breaking the contract
 * @param rating in Elo; the mean of all is 0
 * @param ratingError its standard error
 * @param group only ratings of one group are comparable by results alone
 * @param cost what its searches counted
 */
public record PlayerSummary(
    Role role,
    PlayerSpec spec,
    GameCounts results,
    ScoreEstimate estimate,
    long faults,
    double rating,
    double ratingError,
    int group,
    EvalSummary cost) {

  /** The 95 % interval of the rating. */
  public Interval ratings() {
    return Distributions.around(rating, ratingError);
  }
}
