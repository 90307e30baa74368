package warlab.lab.bench;

/**
 * One number of a benchmark.
 *
 * @param area what was measured: rules, search, harness
 * @param name on what: {@code ai-wargame perft, start, depth 6}
 */
public record Measurement(String area, String name, double value, String unit) {

  boolean isOfTheSame(Measurement other) {
    return area.equals(other.area) && name.equals(other.name) && unit.equals(other.unit);
  }
}
