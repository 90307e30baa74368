package warlab.lab.statistics.elo;

import java.util.Arrays;
import org.apache.commons.math3.linear.ArrayRealVector;
import warlab.lab.statistics.basic.DecreasingFunction;

/**
 * The chance that a sum of gamma variables with factors of both signs is positive, by Gil-Pelaez's
 * inversion of its transform along the path of steepest descent through the saddle point. There the
 * integrand is exp(-u^2) times a smooth factor, whatever the shapes are: nothing swings, so that
 * some twenty points of the trapezoidal rule are enough for ten digits, also of a chance of 1e-300.
 */
final class GammaBalance {
  private static final double STEP = 0.25;
  private static final double NOTHING = 1e-14;

  /** Of Newton's steps along the path; the next one would be as small as its square. */
  private static final double TOLERANCE = 1e-5;

  /** Two or three are usual; more than five never came up in millions. */
  private static final int MOST_STEPS = 20;

  private final double[] shapes;
  private final double[] factors;

  /** A sum of gamma variables of these shapes, each times its factor. */
  GammaBalance(double[] shapes, double[] factors) {
    this.shapes = shapes;
    this.factors = factors;
  }

  double mean() {
    return new ArrayRealVector(shapes, false).dotProduct(new ArrayRealVector(factors, false));
  }

  double chanceOfPositive() {
    double saddle = saddle();
    double logHeight = -StrictMath.log(saddle);
    for (int i = 0; i < shapes.length; i++) {
      logHeight -= shapes[i] * StrictMath.log1p(-factors[i] * saddle);
    }
    double chance = StrictMath.exp(logHeight) * new Path(saddle).integral() / Math.PI;
    return Math.max(0, Math.min(1, chance));
  }

  /**
   * The upper half of the path, as complex distance d(u) from the saddle point: where psi(d), the
   * logarithm of the integrand at the saddle less that at d, is u^2. The pole of the inversion is
   * one more gamma variable, of shape 1.
   */
  private final class Path {
    private final double[] weights = Arrays.copyOf(shapes, shapes.length + 1);
    private final double[] slopes = new double[weights.length];
    private double x;
    private double y;
    private double stepX; // the derivative of d by u
    private double stepY;

    Path(double saddle) {
      weights[shapes.length] = 1;
      double second = 0;
      for (int i = 0; i < weights.length; i++) {
        slopes[i] = i == shapes.length ? -1 / saddle : factors[i] / (1 - factors[i] * saddle);
        second += weights[i] * slopes[i] * slopes[i];
      }
      stepY = Math.sqrt(2 / second);
    }

    double integral() {
      double sum = stepY / 2;
      double height = 1;
      for (int point = 1; height * (Math.abs(stepX) + stepY) > NOTHING * sum; point++) {
        double u = point * STEP;
        x += STEP * stepX;
        y += STEP * stepY;
        double missing = 1;
        for (int step = 0; step < MOST_STEPS && missing > TOLERANCE; step++) {
          missing = approach(u);
        }
        height = StrictMath.exp(-u * u);
        sum += height * stepY;
      }
      return STEP * sum;
    }

    /** Goes one of Newton's steps to the place of u; returns the order of what is missing. */
    private double approach(double u) {
      double errorX = -u * u;
      double errorY = 0;
      double firstX = 0; // derivatives of psi
      double firstY = 0;
      double secondX = 0;
      double secondY = 0;
      for (int i = 0; i < weights.length; i++) {
        double re = slopes[i] * x;
        double im = slopes[i] * y;
        double more = re * (re - 2) + im * im;
        double slopeX = slopes[i] * (1 - re) / (1 + more);
        double slopeY = slopes[i] * im / (1 + more);
        errorX += weights[i] / 2 * StrictMath.log1p(more);
        errorY -= weights[i] * StrictMath.atan2(im, 1 - re);
        firstX -= weights[i] * slopeX;
        firstY -= weights[i] * slopeY;
        secondX -= weights[i] * (slopeX * slopeX - slopeY * slopeY);
        secondY -= weights[i] * 2 * slopeX * slopeY;
      }
      double before = firstX * firstX + firstY * firstY;
      double moveX = (errorX * firstX + errorY * firstY) / before;
      double moveY = (errorY * firstX - errorX * firstY) / before;
      x -= moveX;
      y -= moveY;
      double changeX = secondX * moveX - secondY * moveY;
      double changeY = secondX * moveY + secondY * moveX;
      firstX -= changeX;
      firstY -= changeY;
      double after = firstX * firstX + firstY * firstY; // psi' d' = 2u
      stepX = 2 * u * firstX / after;
      stepY = -2 * u * firstY / after;
      return Math.sqrt((changeX * changeX + changeY * changeY) / before);
    }
  }

  /** Where the integrand is least along the axis, between its poles at 0 and 1 / most. */
  private double saddle() {
    double most = 0;
    double squares = 0;
    for (int i = 0; i < shapes.length; i++) {
      most = Math.max(most, factors[i]);
      squares += shapes[i] * factors[i] * factors[i];
    }
    double mean = mean();
    double ofNormal = (Math.sqrt(mean * mean + 4 * squares) - mean) / (2 * squares);
    return new DecreasingFunction(this::descent, this::slopeOfDescent)
        .root(0, 1 / most, Math.min(ofNormal, 0.9 / most), 0);
  }

  /** The slope of the integrand's logarithm along the axis, negated. */
  private double descent(double x) {
    double sum = 1 / x;
    for (int i = 0; i < shapes.length; i++) {
      sum -= shapes[i] * factors[i] / (1 - factors[i] * x);
    }
    return sum;
  }

  private double slopeOfDescent(double x) {
    double sum = -1 / (x * x);
    for (int i = 0; i < shapes.length; i++) {
      double slope = factors[i] / (1 - factors[i] * x);
      sum -= shapes[i] * slope * slope;
    }
    return sum;
  }
}
