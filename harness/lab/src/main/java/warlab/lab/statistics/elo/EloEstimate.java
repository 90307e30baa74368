package warlab.lab.statistics.elo;

import static warlab.lab.statistics.basic.Distributions.CONFIDENCE;

import org.apache.commons.math3.distribution.AbstractRealDistribution;
import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;

/**
 * Strength from counts of results, with 95 % intervals. Where the normal approximation breaks down,
 * because all results are alike or its interval leaves the range of scores, everything comes from a
 * {@link ScorePosterior} instead and {@code regularised} says so: then {@code score} is the
 * expected score, less extreme than the observed one.
 *
 * @param score the score that the Elo belongs to
 * @param standardError of the score
 * @param scores the interval of the score
 * @param elo the logistic Elo difference
 * @param elos its interval, not symmetric
 * @param normalisedElo the strength in deviations of a game's score, times 800 / ln 10
 * @param normalisedError half the width of its interval
 * @param los the likelihood of superiority: that the true score is above one half
 * @param pValue the two-sided probability of such a score between equal players
 */
public record EloEstimate(
    double score,
    double standardError,
    Interval scores,
    double elo,
    Interval elos,
    double normalisedElo,
    double normalisedError,
    double los,
    double pValue,
    boolean regularised) {

  /** Half the distance between the ends of the Elo interval: the customary plus and minus. */
  public double eloError() {
    return elos.halfWidth();
  }

  /** As fastchess, cutechess and fishtest do it: population variance, normal quantile. */
  public static EloEstimate of(ScoreCounts counts) {
    double error = Math.sqrt(counts.variance() / Math.max(1, counts.units()));
    return of(counts, error, Distributions.normal(), 1);
  }

  /**
   * With the error between openings instead of between units: the one to use when openings occur
   * more than once.
   *
   * @param openings the same units' scores, clustered by opening
   */
  public static EloEstimate ofClusters(ScoreCounts counts, Clusters openings) {
    if (openings.values() != counts.units()) {
      throw new IllegalArgumentException(
          openings.values() + " clustered units, but " + counts.units() + " counted");
    }
    AbstractRealDistribution student = Distributions.student(Math.max(1, openings.clusters() - 1));
    double weight = (double) openings.clusters() / Math.max(1, counts.units());
    return of(counts, openings.standardError(), student, weight);
  }

  private static EloEstimate of(
      ScoreCounts counts, double error, AbstractRealDistribution law, double weight) {
    double reach = error * Distributions.criticalValue(law, CONFIDENCE);
    double score = counts.score();
    // Without an error, or with an end past 0 or 1, Elo and its interval would be infinite.
    if (error == 0 || score - reach <= 0 || score + reach >= 1) {
      return of(ScorePosterior.of(counts, weight), counts.gamesPerUnit());
    }
    double deviations = (score - 0.5) / error;
    double perScore = Elo.NORMALISED_SCALE / Math.sqrt(counts.gameVariance());
    Interval scores = Interval.around(score, reach);
    return new EloEstimate(
        score,
        error,
        scores,
        Elo.fromScore(score),
        scores.map(Elo::fromScore),
        (score - 0.5) * perScore,
        reach * perScore,
        law.cumulativeProbability(deviations),
        Distributions.twoSided(law, deviations),
        false);
  }

  private static EloEstimate of(ScorePosterior posterior, int gamesPerUnit) {
    AbstractRealDistribution law = posterior.distribution();
    double score = posterior.mean();
    double perScore = Elo.NORMALISED_SCALE / Math.sqrt(posterior.variance() * gamesPerUnit);
    Interval scores = Distributions.central(law, CONFIDENCE);
    double below = law.cumulativeProbability(0.5);
    return new EloEstimate(
        score,
        posterior.deviation(),
        scores,
        Elo.fromScore(score),
        scores.map(Elo::fromScore),
        (score - 0.5) * perScore,
        scores.halfWidth() * perScore,
        1 - below,
        2 * Math.min(below, 1 - below),
        true);
  }
}
