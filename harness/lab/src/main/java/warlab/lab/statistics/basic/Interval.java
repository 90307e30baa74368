package warlab.lab.statistics.basic;

import java.util.function.DoubleUnaryOperator;

/** A closed interval, usually of confidence. */
public record Interval(double low, double high) {

  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("interval from " + low + " to " + high);
    }
  }

  public static Interval around(double centre, double halfWidth) {
    return new Interval(centre - halfWidth, centre + halfWidth);
  }

  public double halfWidth() {
    return (high - low) / 2;
  }

  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** Both ends on another scale, which must not reverse the order. */
  public Interval map(DoubleUnaryOperator scale) {
    return new Interval(scale.applyAsDouble(low), scale.applyAsDouble(high));
  }
}
