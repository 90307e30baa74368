package warlab.lab.report.text;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * A difference in Elo with its interval, always in the same words: {@code +55 (+28 to +83)}. An end
 * that the data do not bound is left out: {@code at least +314}.
 */
public final class EloText {
  private static final String UNKNOWN = "unknown";

  private EloText() {}

  /** The difference that a score means. */
  public static String of(ScoreEstimate estimate) {
    String range = range(estimate.eloLow(), estimate.eloHigh());
    Double elo = estimate.elo();
    return elo == null || range.equals(UNKNOWN) ? range : with(elo, range);
  }

  /** A difference with an interval that has two ends. */
  public static String of(double elo, Interval elos) {
    return with(elo, range(elos.low(), elos.high()));
  }

  private static String with(double elo, String range) {
    return NumberText.elo(elo) + " (" + range + ")";
  }

  private static String range(@Nullable Double low, @Nullable Double high) {
    if (low == null) {
      return high == null ? UNKNOWN : "at most " + NumberText.elo(high);
    }
    return high == null
        ? "at least " + NumberText.elo(low)
        : NumberText.elo(low) + " to " + NumberText.elo(high);
  }
}
