package warlab.lab.statistics.elo;

/** The logistic scale of strength: 400 points are odds of ten to one. */
public final class Elo {
  /** No Elo is further from zero: scores are kept a billionth away from 0 and 1. */
  public static final double LIMIT = 3600;

  /** One deviation of a game's score on the scale of normalised Elo: 800 / ln 10. */
  public static final double NORMALISED_SCALE = 800 / StrictMath.log(10);

  /** One natural unit of log-odds in Elo: 400 / ln 10. */
  public static final double PER_LOG_ODDS = NORMALISED_SCALE / 2;

  private Elo() {}

  public static double fromScore(double score) {
    if (!(score > 0)) {
      return -LIMIT;
    }
    if (!(score < 1)) {
      return LIMIT;
    }
    double elo = 400 * StrictMath.log10(score / (1 - score));
    return Math.max(-LIMIT, Math.min(LIMIT, elo));
  }

  public static double toScore(double elo) {
    return 1 / (1 + StrictMath.pow(10, -elo / 400));
  }
}
