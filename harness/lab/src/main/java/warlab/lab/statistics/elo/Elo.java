package warlab.lab.statistics.elo;

/** The logistic scale of strength: 400 points are odds of ten to one. */
public final class Elo {
  /** One deviation of a game's score on the scale of normalized Elo: 800 / ln 10. */
  public static final double NORMALIZED_SCALE = 800 / StrictMath.log(10);

  /** One natural unit of log-odds in Elo: 400 / ln 10. */
  public static final double PER_LOG_ODDS = NORMALIZED_SCALE / 2;

  private Elo() {}

  /** Infinite at 0 and 1. */
  public static double fromScore(double score) {
    return 400 * StrictMath.log10(score / (1 - score));
  }

  public static double toScore(double elo) {
    return 1 / (1 + StrictMath.pow(10, -elo / 400));
  }
}
