package warlab.lab.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What several rounds measured of the same thing, each in a JVM of its own.
 *
 * @param value the median
 * @param values of all rounds
 */
public record RepeatedMeasurement(
    String area, String name, String unit, double value, List<Double> values) {

  /** Older records have one value a line, and no list of them. */
  public RepeatedMeasurement(
      String area, String name, String unit, double value, @Nullable List<Double> values) {
    this.area = area;
    this.name = name;
    this.unit = unit;
    this.value = value;
    this.values = values == null ? List.of(value) : List.copyOf(values);
  }

  /** Of rounds that all measured the same things in the same order. */
  public static List<RepeatedMeasurement> of(List<List<Measurement>> rounds) {
    return rounds.get(0).stream().map(first -> of(first, rounds)).toList();
  }

  /** Of a single round. */
  public static RepeatedMeasurement of(Measurement once) {
    return of(once, List.of(List.of(once)));
  }

  private static RepeatedMeasurement of(Measurement first, List<List<Measurement>> rounds) {
    List<Double> values =
        rounds.stream()
            .flatMap(List::stream)
            .filter(each -> each.isOfTheSame(first))
            .map(Measurement::value)
            .toList();
    return new RepeatedMeasurement(
        first.area(), first.name(), first.unit(), median(values), values);
  }

  private static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  boolean isOfTheSame(RepeatedMeasurement other) {
    return area.equals(other.area) && name.equals(other.name) && unit.equals(other.unit);
  }

  double least() {
    return values.stream().mapToDouble(Double::doubleValue).min().orElse(value);
  }

  double most() {
    return values.stream().mapToDouble(Double::doubleValue).max().orElse(value);
  }

  /** From the least to the most, as a share of the median: 0.1 is a tenth. */
  public double spread() {
    return value == 0 ? 0 : (most() - least()) / Math.abs(value);
  }

  /** Whether it is a count, which no noise changes. */
  boolean isExact() {
    return unit.equals("nodes");
  }

  /** Whether less is better: times and shares, not rates. */
  boolean isCost() {
    return unit.equals("ms") || unit.equals("us") || unit.equals("%");
  }
}
