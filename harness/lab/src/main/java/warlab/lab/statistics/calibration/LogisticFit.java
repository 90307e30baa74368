package warlab.lab.statistics.calibration;

import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.basic.Logistic;

/**
 * The curve 1 / (1 + exp(-(scale * score + intercept))) with the smallest log loss. The intercept
 * takes up what scores leave out, such as a side that wins more often than they say.
 *
 * @param scaleError clustered by game, as {@code interceptError} is
 * @param isStep whether the curve tells every result; then a steeper one would do as well, and
 *     there are no errors
 */
public record LogisticFit(
    double scale, double scaleError, double intercept, double interceptError, boolean isStep) {
  private static final LogisticFit FLAT = new LogisticFit(0, 0, 0, 0, false);

  /** Results that are told to within this are told. */
  private static final double CERTAIN = 1e-7;

  /** Newton's steps that make log loss better by less than this change nothing. */
  private static final double SETTLED = 1e-15;

  /** Log loss is not known better than this. */
  private static final double ROUNDING = 1e-13;

  /** A few are usual; a score far larger than all others takes one for each unit of log-odds. */
  private static final int MAX_STEPS = 500;

  public static LogisticFit of(Predictions predictions) {
    LogisticFit fit = FLAT;
    if (predictions.count() == 0) {
      return fit;
    }
    double loss = fit.loss(predictions);
    double gain = loss;
    for (int step = 0; step < MAX_STEPS && gain > SETTLED; step++) {
      Step next = fit.improved(predictions, loss);
      fit = next.fit;
      if (fit.separatesResults(predictions)) {
        return new LogisticFit(fit.scale, 0, fit.intercept, 0, true);
      }
      gain = loss - next.loss;
      loss = next.loss;
    }
    // Log loss is flat at its best, so it settles when the curve has half its digits.
    Step last = new Curvature(fit, predictions).step(1, predictions);
    fit = last.loss <= loss + ROUNDING ? last.fit : fit;
    return new Curvature(fit, predictions).withErrors(predictions);
  }

  /** The result that a score lets expect, 0 to 1. */
  public double expected(double score) {
    return Logistic.probability(scale * score + intercept);
  }

  double[] expected(Predictions predictions) {
    return predictions.positions().mapToDouble(i -> expected(predictions.score(i))).toArray();
  }

  /** Newton's step, or the part of it that makes log loss smaller, which is convex. */
  private Step improved(Predictions predictions, double loss) {
    Curvature curvature = new Curvature(this, predictions);
    double share = 1;
    Step next = curvature.step(share, predictions);
    for (int i = 0; i < 60 && !(next.loss <= loss + ROUNDING); i++) {
      share /= 2;
      next = curvature.step(share, predictions);
    }
    return next;
  }

  private record Step(LogisticFit fit, double loss) {}

  private boolean separatesResults(Predictions predictions) {
    return predictions
        .positions()
        .noneMatch(i -> Math.abs(predictions.result(i) - expected(predictions.score(i))) > CERTAIN);
  }

  /** Log loss from log-odds, finite for every score. */
  private double loss(Predictions predictions) {
    double sum = 0;
    for (int i = 0; i < predictions.count(); i++) {
      sum += Logistic.logLoss(scale * predictions.score(i) + intercept, predictions.result(i));
    }
    return sum / predictions.count();
  }

  /**
   * How firmly results hold a curve. Scores are taken from their weighted mean, so that scale and
   * intercept can be found one after the other.
   */
  private static final class Curvature {
    private final LogisticFit fit;
    private double weight;
    private double middle;
    private double spread;
    private double pull;
    private double push;

    Curvature(LogisticFit fit, Predictions predictions) {
      this.fit = fit;
      double[] expectations = fit.expected(predictions);
      for (int i = 0; i < expectations.length; i++) {
        double expected = expectations[i];
        weight += expected * (1 - expected);
        middle += expected * (1 - expected) * predictions.score(i);
      }
      middle = weight == 0 ? 0 : middle / weight;
      for (int i = 0; i < expectations.length; i++) {
        double expected = expectations[i];
        double distance = predictions.score(i) - middle;
        spread += expected * (1 - expected) * distance * distance;
        pull += (predictions.result(i) - expected) * distance;
        push += predictions.result(i) - expected;
      }
    }

    Step step(double share, Predictions predictions) {
      double steeper = spread == 0 ? 0 : share * pull / spread;
      double higher = weight == 0 ? 0 : share * push / weight;
      LogisticFit next =
          new LogisticFit(
              fit.scale + steeper, 0, fit.intercept + higher - steeper * middle, 0, false);
      return new Step(next, next.loss(predictions));
    }

    /** The sandwich: how much the pulls of whole games vary, over how firmly they are held. */
    LogisticFit withErrors(Predictions predictions) {
      if (spread == 0 || weight == 0) {
        return fit;
      }
      Clusters scales = new Clusters();
      Clusters intercepts = new Clusters();
      for (int i = 0; i < predictions.count(); i++) {
        double score = predictions.score(i);
        double surprise = predictions.result(i) - fit.expected(score);
        double steeper = surprise * (score - middle) / spread;
        scales.add(predictions.game(i), steeper);
        intercepts.add(predictions.game(i), surprise / weight - steeper * middle);
      }
      return new LogisticFit(
          fit.scale, scales.errorOfSum(), fit.intercept, intercepts.errorOfSum(), false);
    }
  }
}
