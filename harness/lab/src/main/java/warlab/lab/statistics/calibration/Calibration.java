package warlab.lab.statistics.calibration;

import java.util.List;
import java.util.Optional;
import warlab.lab.statistics.basic.Clusters;

/**
 * How well scores predict results through a curve. Errors are standard errors, clustered by game.
 *
 * @param logLoss the mean of minus the logarithm of the probability given to what happened
 * @param brier the mean squared distance between predicted and actual result
 * @param calibrationError the mean distance between predicted and actual result over the bins
 */
public record Calibration(
    double logLoss,
    double logLossError,
    double brier,
    double brierError,
    double calibrationError,
    List<ReliabilityBin> bins) {
  /** Log loss counts a probability as no closer to 0 or 1 than this. */
  private static final double CERTAIN = 1e-15;

  /** By how many standard errors a gain is no chance. */
  private static final double CLEAR = 3;

  /** Through the S-curve that fits best. */
  public static Calibration of(Predictions predictions, LogisticFit fit, int bins) {
    return of(predictions, fit.expected(predictions), bins);
  }

  /**
   * Through the best rising curve of any shape, where each game is judged by a curve through other
   * games; nothing, unless its log loss is clearly smaller than that of the S-curve.
   */
  public static Optional<Calibration> monotone(Predictions predictions, LogisticFit fit, int bins) {
    double[] straight = fit.expected(predictions);
    double[] monotone = MonotoneFit.crossFitted(predictions);
    Clusters gain = new Clusters();
    for (int i = 0; i < monotone.length; i++) {
      double result = predictions.result(i);
      gain.add(predictions.game(i), logLoss(straight[i], result) - logLoss(monotone[i], result));
    }
    return gain.mean() > CLEAR * gain.standardError()
        ? Optional.of(of(predictions, monotone, bins))
        : Optional.empty();
  }

  /** Of the results expected of all positions. */
  static Calibration of(Predictions predictions, double[] expected, int bins) {
    Clusters logLoss = new Clusters();
    Clusters brier = new Clusters();
    for (int i = 0; i < expected.length; i++) {
      double result = predictions.result(i);
      logLoss.add(predictions.game(i), logLoss(expected[i], result));
      brier.add(predictions.game(i), (expected[i] - result) * (expected[i] - result));
    }
    List<ReliabilityBin> filled = ReliabilityBin.of(predictions, expected, bins);
    return new Calibration(
        logLoss.mean(),
        logLoss.standardError(),
        brier.mean(),
        brier.standardError(),
        calibrationError(filled, predictions.count()),
        filled);
  }

  private static double logLoss(double expected, double result) {
    double p = Math.max(CERTAIN, Math.min(1 - CERTAIN, expected));
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
