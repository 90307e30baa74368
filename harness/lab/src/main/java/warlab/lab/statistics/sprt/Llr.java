package warlab.lab.statistics.sprt;

import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.ScoreCounts;

/**
 * The generalised log-likelihood ratio: how much better the results fit strength {@code elo1} than
 * strength {@code elo0}, each with the distribution of outcomes that suits it best.
 */
public final class Llr {

  private Llr() {}

  public static double of(ScoreCounts counts, SprtSpec settings) {
    return of(counts, settings, ScoreDistribution.MISSING);
  }

  /** With another value than 0.001 in place of counts of zero; it is part of the definition. */
  static double of(ScoreCounts counts, SprtSpec settings, double missing) {
    return of(ScoreDistribution.of(counts, missing), settings);
  }

  static double of(ScoreDistribution observed, SprtSpec settings) {
    double[] under0 = closest(observed, settings.elo0(), settings.model());
    double[] under1 = closest(observed, settings.elo1(), settings.model());
    double perUnit = 0;
    for (int i = 0; i < under0.length; i++) {
      perUnit += observed.probability(i) * StrictMath.log(under1[i] / under0[i]);
    }
    return observed.units() * perUnit;
  }

  private static double[] closest(ScoreDistribution observed, double elo, SprtSpec.Model model) {
    return model == SprtSpec.Model.NORMALIZED
        ? observed.closestWithNormalizedElo(elo)
        : observed.closestWithMean(Elo.toScore(elo));
  }
}
