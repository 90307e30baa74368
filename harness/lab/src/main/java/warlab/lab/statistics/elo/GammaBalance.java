package warlab.lab.statistics.elo;

import warlab.lab.statistics.basic.DecreasingFunction;

/**
 * The chance that a sum of gamma variables with factors of both signs is positive, by Gil-Pelaez's
 * inversion of its transform. The path goes through the saddle point instead of along the axis: it
 * is the same integral, but its integrand hardly swings, so that even a chance of 1e-300 keeps its
 * digits.
 */
final class GammaBalance {
  /** The trapezoidal rule converges so fast here that half this step changes nothing. */
  private static final double STEP = 0.125;

  private static final double NOTHING = 1e-17;
  private static final int POINTS = 1024;
  private static final double[] SINH = new double[POINTS];
  private static final double[] COSH = new double[POINTS];

  static {
    for (int i = 0; i < POINTS; i++) {
      SINH[i] = StrictMath.sinh(i * STEP);
      COSH[i] = StrictMath.cosh(i * STEP);
    }
  }

  private final double[] shapes;
  private final double[] factors;

  /** A sum of gamma variables of these shapes, each times its factor. */
  GammaBalance(double[] shapes, double[] factors) {
    this.shapes = shapes;
    this.factors = factors;
  }

  double mean() {
    double mean = 0;
    for (int i = 0; i < shapes.length; i++) {
      mean += shapes[i] * factors[i];
    }
    return mean;
  }

  double chanceOfPositive() {
    double saddle = saddle();
    double logHeight = 0;
    double second = 1 / (saddle * saddle);
    double third = -2 / (saddle * saddle * saddle);
    double[] slopes = new double[shapes.length];
    for (int i = 0; i < shapes.length; i++) {
      logHeight -= shapes[i] * StrictMath.log1p(-factors[i] * saddle);
      slopes[i] = factors[i] / (1 - factors[i] * saddle);
      second += shapes[i] * slopes[i] * slopes[i];
      third += 2 * shapes[i] * slopes[i] * slopes[i] * slopes[i];
    }
    double width = 1 / Math.sqrt(second);
    // As steeply downhill as a hyperbola goes: else thousands of equal results make it swing.
    double bend = Math.max(-width, Math.min(width, third / (3 * second * second)));
    double chance = StrictMath.exp(logHeight) * integral(slopes, saddle, width, bend) / Math.PI;
    return Math.max(0, Math.min(1, chance));
  }

  /** Along one arm of the path; the other is its mirror image. */
  private double integral(double[] slopes, double saddle, double width, double bend) {
    double sum = 0.5 * width / saddle;
    for (int point = 1; point < POINTS; point++) {
      double right = bend * (COSH[point] - 1);
      double up = width * SINH[point];
      double logSize = 0;
      double angle = 0;
      for (int i = 0; i < slopes.length; i++) {
        double re = slopes[i] * right;
        double im = slopes[i] * up;
        logSize -= shapes[i] * StrictMath.log1p(re * (re - 2) + im * im);
        angle += shapes[i] * StrictMath.atan2(im, 1 - re);
      }
      double x = saddle + right;
      // What is added is the imaginary part of the transform times the step, by the place.
      double stepX = bend * SINH[point];
      double stepY = width * COSH[point];
      double size = StrictMath.exp(logSize / 2) / (x * x + up * up);
      sum +=
          size
              * (StrictMath.cos(angle) * (x * stepY - up * stepX)
                  + StrictMath.sin(angle) * (up * stepY + x * stepX));
      if (size * stepY * (Math.abs(x) + up) < NOTHING * sum) {
        break;
      }
    }
    return STEP * sum;
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
