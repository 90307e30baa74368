package warlab.lab.statistics.calibration;

import java.util.List;
import warlab.lab.statistics.basic.Clusters;

/**
 * How well scores predict results through the curve 1 / (1 + exp(-scale score)). Errors are
 * standard errors, clustered by game.
 *
 * @param logLoss the mean of minus the logarithm of the probability given to what happened
 * @param brier the mean squared distance between predicted and actual result
 * @param calibrationError the mean distance between predicted and actual result over the bins
 */
public record Calibration(
    double scale,
    double logLoss,
    double logLossError,
    double brier,
    double brierError,
    double calibrationError,
    List<ReliabilityBin> bins) {
  /** Log loss counts a probability as no closer to 0 or 1 than this. */
  private static final double CERTAIN = 1e-15;

  public Calibration {
    bins = List.copyOf(bins);
  }

  /** The quality of the predictions at a scale, usually that of a {@link ScaleFit}. */
  public static Calibration of(Predictions predictions, double scale, int bins) {
    Clusters logLoss = new Clusters();
    Clusters brier = new Clusters();
    for (int i = 0; i < predictions.count(); i++) {
      double predicted = predictions.predicted(i, scale);
      double result = predictions.result(i);
      logLoss.add(predictions.game(i), logLoss(predicted, result));
      brier.add(predictions.game(i), (predicted - result) * (predicted - result));
    }
    List<ReliabilityBin> filled = ReliabilityBin.of(predictions, scale, bins);
    return new Calibration(
        scale,
        logLoss.mean(),
        logLoss.standardError(),
        brier.mean(),
        brier.standardError(),
        calibrationError(filled, predictions.count()),
        filled);
  }

  private static double logLoss(double predicted, double result) {
    double p = Math.max(CERTAIN, Math.min(1 - CERTAIN, predicted));
    return -(result * StrictMath.log(p) + (1 - result) * StrictMath.log1p(-p));
  }

  private static double calibrationError(List<ReliabilityBin> bins, int positions) {
    double sum = 0;
    for (ReliabilityBin bin : bins) {
      sum += bin.positions() * Math.abs(bin.predicted() - bin.actual());
    }
    return positions == 0 ? 0 : sum / positions;
  }
}
