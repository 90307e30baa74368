package warlab.lab.statistics.summary;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.sprt.StoppedEstimate;

/**
 * A sequential test, judged in schedule order.
 *
 * @param units pairs, or games when sides are fixed, up to the decision
 * @param llr the log-likelihood ratio there
 * @param lowerBound as it stands there, corrected for overshoot
 * @param path from the start to here, thinned out to a few hundred points
 * @param estimate the score without the bias of stopping; {@code null} before the first unit
 */
public record SprtSummary(
    SprtSpec settings,
    SprtDecision decision,
    long units,
    double llr,
    double lowerBound,
    double upperBound,
    List<Point> path,
    @Nullable StoppedEstimate estimate) {

  /** Whether the test stopped its pairing. */
  public boolean isDecided() {
    return decision != SprtDecision.CONTINUE;
  }

  /** Where the test stood after a number of units. */
  public record Point(long units, double llr) {}
}
