package warlab.lab.statistics.basic;

import java.util.function.DoubleUnaryOperator;

/** A smooth, strictly decreasing function, and where it is zero. */
public record DecreasingFunction(DoubleUnaryOperator value, DoubleUnaryOperator slope) {
  /** The least share of the way to an end that a step must leave. */
  private static final double NEAR = 0.1;

  /**
   * The root between {@code low} and {@code high}, at whose inner side the function must be
   * positive and negative; it is not asked for its value there, so both may be poles. Newton's
   * steps, halving the interval instead whenever a step would leave it or come near an end: beside
   * a pole Newton's steps are as small as at a root.
   *
   * @param tolerance the absolute size of a last step that is small enough
   */
  public double root(double low, double high, double start, double tolerance) {
    double left = low;
    double right = high;
    double x = start;
    // The root always lies between left and right, which only move towards each other.
    for (int i = 0; i < 400; i++) {
      double y = value.applyAsDouble(x);
      if (y >= 0) {
        left = x;
      }
      if (y <= 0) {
        right = x;
      }
      double next = x - y / slope.applyAsDouble(x);
      if (!(next - left >= NEAR * (x - left) && right - next >= NEAR * (right - x))) {
        next = left + (right - left) / 2;
      }
      double step = Math.abs(next - x);
      x = next;
      if (step <= tolerance || step <= Math.ulp(x)) {
        break;
      }
    }
    return x;
  }
}
