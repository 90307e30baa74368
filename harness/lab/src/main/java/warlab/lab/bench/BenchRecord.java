package warlab.lab.bench;

import java.util.List;
import java.util.Optional;

/**
 * All that a bench measured, as {@code bench --json} writes it.
 *
 * @param java the version that ran it
 * @param signature nodes of fixed searches, a line each
 */
public record BenchRecord(
    String java, int cores, List<RepeatedMeasurement> measurements, List<String> signature) {

  /** Measured here and now. */
  public static BenchRecord here(List<RepeatedMeasurement> measurements, String signature) {
    return new BenchRecord(
        Runtime.version().toString(),
        Runtime.getRuntime().availableProcessors(),
        measurements,
        signature.lines().toList());
  }

  /** What was measured, of {@link Bench#AREAS}. */
  public List<String> areas() {
    return measurements.stream().map(RepeatedMeasurement::area).distinct().toList();
  }

  /** The same line of this record, if it has it. */
  public Optional<RepeatedMeasurement> find(RepeatedMeasurement line) {
    return measurements.stream().filter(line::isOfTheSame).findFirst();
  }
}
