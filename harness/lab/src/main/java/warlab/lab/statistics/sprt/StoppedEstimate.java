package warlab.lab.statistics.sprt;

import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.ScoreCounts;

/**
 * The score after a sequential test. The plain score of a stopped test is biased away from one
 * half; this is the median-unbiased value: the score at which a worse outcome of the whole test is
 * as likely as a better one, in the Brownian approximation (as fishtest reports it).
 *
 * @param low the lower end of the 95 % interval; 0 where the test does not bound it
 * @param high the upper end; 1 where the test does not bound it
 */
public record StoppedEstimate(double low, double median, double high) {
  /** No Elo that is looked at is further from zero. */
  private static final double LIMIT = 3600;

  public static StoppedEstimate of(ScoreCounts counts, SprtSpec settings) {
    Walk walk = Walk.of(counts, settings);
    double tail = (1 - Distributions.CONFIDENCE) / 2;
    return new StoppedEstimate(
        score(walk.eloAt(1 - tail)), score(walk.eloAt(0.5)), score(walk.eloAt(tail)));
  }

  private static double score(double elo) {
    if (Math.abs(elo) > LIMIT - 1) {
      return elo > 0 ? 1 : 0;
    }
    return Elo.toScore(elo);
  }

  /** A finished or running test as a walk that is at {@code place} after {@code time} units. */
  private record Walk(
      SprtSpec settings,
      double mean,
      double variance,
      double score0,
      double score1,
      double time,
      double place) {

    static Walk of(ScoreCounts counts, SprtSpec settings) {
      ScoreDistribution observed = ScoreDistribution.of(counts, ScoreDistribution.MISSING);
      double mean = observed.mean();
      double variance = observed.variance();
      double score0 = observed.scoreOf(settings.elo0(), settings.model());
      double score1 = observed.scoreOf(settings.elo1(), settings.model());
      double drift = (mean - (score0 + score1) / 2) * (score1 - score0) / variance;
      double reached = observed.units() * drift;
      double place = Math.max(settings.lowerBound(), Math.min(settings.upperBound(), reached));
      // A walk past a bound is taken back to the moment when it met it.
      double time = place == reached ? observed.units() : place / drift;
      return new Walk(settings, mean, variance, score0, score1, time, place);
    }

    /** The probability of a worse outcome if this were the true Elo. */
    double worseOutcome(double elo) {
      double score = Elo.toScore(elo);
      double trueVariance = variance + (score - mean) * (score - mean);
      double step = score1 - score0;
      return new BrownianMotion(
              settings.lowerBound(),
              settings.upperBound(),
              (score - (score0 + score1) / 2) * step / trueVariance,
              step * step / trueVariance)
          .worseOutcome(time, place);
    }

    /** The Elo at which a worse outcome has this probability; the higher the Elo, the lower. */
    double eloAt(double probability) {
      double low = -LIMIT;
      double high = LIMIT;
      // Sixty halvings leave an interval of 6e-15 Elo.
      for (int i = 0; i < 60; i++) {
        double middle = (low + high) / 2;
        if (worseOutcome(middle) > probability) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return (low + high) / 2;
    }
  }
}
