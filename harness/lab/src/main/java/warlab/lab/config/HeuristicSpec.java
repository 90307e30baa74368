package warlab.lab.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A heuristic as a config names it: {@code e2}, or {@code {linear: {material: 100}}}.
 *
 * @param settings its options by name, only those that differ from their defaults; a Long, Double,
 *     Boolean, String or a map of weights each
 */
public record HeuristicSpec(String id, Map<String, Object> settings) {

  /** The value of one option or weight; {@code null} when it has its default. */
  public @Nullable Object setting(String name) {
    @Nullable Object own = settings.get(name);
    return own != null
        ? own
        : settings.values().stream()
            .filter(value -> value instanceof Map<?, ?> weights && weights.containsKey(name))
            .map(weights -> ((Map<?, ?>) weights).get(name))
            .findFirst()
            .orElse(null);
  }

  /** The weights among its options; empty when it has none. */
  @SuppressWarnings("unchecked") // the reader lets in nothing else
  public Map<String, Double> weights() {
    return settings.values().stream()
        .filter(Map.class::isInstance)
        .map(weights -> (Map<String, Double>) weights)
        .findFirst()
        .orElse(Map.of());
  }

  /** The same with other weights. */
  public HeuristicSpec with(Map<String, Double> weights) {
    Map<String, Object> other = new LinkedHashMap<>(settings);
    other.replaceAll((option, value) -> value instanceof Map ? weights : value);
    return new HeuristicSpec(id, Collections.unmodifiableMap(other));
  }

  /** As it is written on the command line: {@code linear(material=100;mobility=3)}. */
  @Override
  public String toString() {
    return settings.isEmpty() ? id : id + "(" + inline(settings) + ")";
  }

  private static String inline(Map<?, ?> settings) {
    return settings.entrySet().stream()
        .map(
            entry ->
                entry.getValue() instanceof Map<?, ?> weights
                    ? inline(weights)
                    : entry.getKey() + "=" + Numbers.plain(entry.getValue()))
        .collect(Collectors.joining(";"));
  }
}
