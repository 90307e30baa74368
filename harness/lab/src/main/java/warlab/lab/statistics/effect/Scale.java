package warlab.lab.statistics.effect;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The values of a numeric key at their places along a line, on which one unit is told of. */
final class Scale {
  private final String unit;
  private final double[] places;

  Scale(String unit, double... places) {
    this.unit = unit;
    this.places = places.clone();
  }

  /** Along the logarithm of what grows with the values. */
  static Scale doublings(String name, double[] numbers) {
    double two = StrictMath.log(2);
    return new Scale(
        "doubling of " + name,
        DoubleStream.of(numbers).map(number -> StrictMath.log(number) / two).toArray());
  }

  String unit() {
    return unit;
  }

  /** Whether places are numbers that grow from value to value, and by one unit or more in all. */
  boolean isRising() {
    int last = places.length - 1;
    return places[last] - places[0] >= 1
        && IntStream.rangeClosed(1, last).allMatch(i -> places[i] > places[i - 1]);
  }

  /** The weights of values whose sum is the gain by a unit: the line of least squares. */
  double[] slope() {
    double[] line = centred(places);
    return DoubleStream.of(line).map(x -> x / product(line, line)).toArray();
  }

  /** The same for the gain at the last step less that at the first, by the parabola. */
  double[] bend() {
    double[] line = centred(places);
    double[] square = centred(DoubleStream.of(line).map(x -> x * x).toArray());
    double tilt = product(line, square) / product(line, line);
    double[] curve =
        IntStream.range(0, line.length).mapToDouble(i -> square[i] - tilt * line[i]).toArray();
    int last = line.length - 1;
    double apart = line[last] + line[last - 1] - line[1] - line[0];
    return DoubleStream.of(curve).map(x -> apart * x / product(curve, curve)).toArray();
  }

  private static double[] centred(double[] numbers) {
    double mean = DoubleStream.of(numbers).average().orElse(0);
    return DoubleStream.of(numbers).map(number -> number - mean).toArray();
  }

  private static double product(double[] a, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> a[i] * b[i]).sum();
  }
}
