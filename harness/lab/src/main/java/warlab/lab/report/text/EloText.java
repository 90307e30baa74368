package warlab.lab.report.text;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * A difference in Elo with its interval, always in the same words: {@code +55 (+28 to +83)}. An end
 * that the data do not bound is left out: {@code at least +314}, or {@code above -143} where that
 * may be either better or worse.
 */
public final class EloText {
  private static final String UNKNOWN = "unknown";

  private EloText() {}

  /** The difference that a score means. */
  public static String of(ScoreEstimate estimate) {
    return of(estimate.elo(), estimate.eloLow(), estimate.eloHigh());
  }

  /** A difference and the ends of its interval, where there are such. */
  public static String of(@Nullable Double elo, @Nullable Double low, @Nullable Double high) {
    String range = range(low, high);
    return elo == null || range.equals(UNKNOWN) ? range : NumberText.elo(elo) + " (" + range + ")";
  }

  /** A difference with an interval that has two ends. */
  public static String of(double elo, Interval elos) {
    return of(elo, elos.low(), elos.high());
  }

  private static String range(@Nullable Double low, @Nullable Double high) {
    if (low == null) {
      return high == null ? UNKNOWN : (high < 0 ? "at most " : "below ") + NumberText.elo(high);
    }
    return high == null
        ? (low > 0 ? "at least " : "above ") + NumberText.elo(low)
        : NumberText.elo(low) + " to " + NumberText.elo(high);
  }
}
