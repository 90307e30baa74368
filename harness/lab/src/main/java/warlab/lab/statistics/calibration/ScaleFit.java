package warlab.lab.statistics.calibration;

import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.basic.DecreasingFunction;

/**
 * The factor {@code k} with which 1 / (1 + exp(-k score)) has the smallest log loss. If the sign of
 * the score always tells the result, no factor is too large: then it is one that makes the curve a
 * step as good as any, without an error. If all scores are 0 the factor is 0.
 *
 * @param standardError clustered by game
 * @param isStep whether the scores separate wins from losses completely
 */
public record ScaleFit(double scale, double standardError, boolean isStep) {
  /** Past this many log-odds for the smallest score a steeper curve changes nothing. */
  private static final double SATURATED = 30;

  public static ScaleFit of(Predictions predictions) {
    double smallest = Double.MAX_VALUE;
    double largest = 0;
    for (int i = 0; i < predictions.count(); i++) {
      double size = Math.abs(predictions.score(i));
      largest = Math.max(largest, size);
      smallest = size == 0 ? smallest : Math.min(smallest, size);
    }
    if (largest == 0) {
      return new ScaleFit(0, 0, false);
    }
    double limit = SATURATED / smallest;
    Pull pull = new Pull(predictions);
    if (pull.value(limit) >= 0) {
      return new ScaleFit(limit, 0, true);
    }
    if (pull.value(-limit) <= 0) {
      return new ScaleFit(-limit, 0, true);
    }
    double scale = pull.root(-limit, limit, 0, 1e-14 / largest);
    return new ScaleFit(scale, pull.standardError(scale), false);
  }

  /**
   * How hard the results pull the scale upwards: minus the slope of the log loss, which is convex.
   */
  private record Pull(Predictions predictions) implements DecreasingFunction {

    private double of(int position, double scale) {
      double surprise = predictions.result(position) - predictions.predicted(position, scale);
      return predictions.score(position) * surprise;
    }

    @Override
    public double value(double scale) {
      double sum = 0;
      for (int i = 0; i < predictions.count(); i++) {
        sum += of(i, scale);
      }
      return sum;
    }

    @Override
    public double slope(double scale) {
      double sum = 0;
      for (int i = 0; i < predictions.count(); i++) {
        double score = predictions.score(i);
        double predicted = predictions.predicted(i, scale);
        sum -= score * score * predicted * (1 - predicted);
      }
      return sum;
    }

    /**
     * The sandwich: how much the pulls of whole games vary, over how firmly they hold the scale.
     */
    double standardError(double scale) {
      Clusters pulls = new Clusters();
      for (int i = 0; i < predictions.count(); i++) {
        pulls.add(predictions.game(i), of(i, scale));
      }
      double curvature = -slope(scale);
      return curvature == 0 ? 0 : pulls.standardError() * pulls.values() / curvature;
    }
  }
}
