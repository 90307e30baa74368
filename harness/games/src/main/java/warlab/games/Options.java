package warlab.games;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The checked values of described {@link Option}s: every value fits its description, every default
 * is filled in, none is unknown. Immutable.
 */
public final class Options {
  private final Map<String, Object> values;

  private Options(Map<String, Object> values) {
    this.values = values;
  }

  /** All defaults; only for descriptions without required options. */
  public static Options defaults(List<Option> described) {
    return of(described, Map.of());
  }

  /**
   * Checks values against their descriptions and fills in the defaults.
   *
   * @throws OptionException for the first value that is unknown, missing or does not fit
   */
  public static Options of(List<Option> described, Map<String, ?> given) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Option option : described) {
      Object value = given.get(option.name());
      if (value == null) {
        value = option.fallback();
      } else {
        String objection = option.objection(value);
        if (objection != null) {
          throw new OptionException(option.name(), option.name() + ": " + objection);
        }
      }
      if (value != null) {
        values.put(option.name(), value);
      } else if (option.required()) {
        throw new OptionException(option.name(), option.name() + ": missing, " + option.expected());
      }
    }
    refuseUnknown(described, given.keySet());
    return new Options(values);
  }

  private static void refuseUnknown(List<Option> described, Set<String> given) {
    List<String> known = described.stream().map(Option::name).toList();
    for (String name : given) {
      if (!known.contains(name)) {
        throw new OptionException(
            name, "unknown option '" + name + "'" + Spelling.suggestion(name, known));
      }
    }
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** What it is set to, whatever its type; {@code null} for one without a value. */
  public @Nullable Object value(Option option) {
    return values.get(option.name());
  }

  /** Whether an option has a value, and not its default. */
  public boolean isChanged(Option option) {
    @Nullable Object value = value(option);
    return value != null && !value.equals(option.fallback());
  }

  public long integer(String name) {
    return (Long) value(name);
  }

  /** The value of an optional integer, or what stands for its absence. */
  public long integerOr(String name, long absent) {
    return values.get(name) instanceof Long number ? number : absent;
  }

  public double number(String name) {
    return (Double) value(name);
  }

  public boolean flag(String name) {
    return (Boolean) value(name);
  }

  public String text(String name) {
    return (String) value(name);
  }

  public Heuristic heuristic() {
    return (Heuristic) value("heuristic");
  }

  /** Weights by name, in the order given. */
  @SuppressWarnings("unchecked") // Option.objection let only maps of weights in
  public Map<String, Double> weights(String name) {
    return (Map<String, Double>) value(name);
  }

  /** Texts by name, in the order given; none when there are none. */
  @SuppressWarnings("unchecked") // Option.objection let only maps of texts in
  public Map<String, String> texts(String name) {
    return (Map<String, String>) values.getOrDefault(name, Map.of());
  }

  /** The folder given, or the one that this program was started in. */
  public Path folder(String name) {
    return values.get(name) instanceof Path folder ? folder : Path.of("");
  }

  private Object value(String name) {
    @Nullable Object value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("option '" + name + "' was not described or has no value");
    }
    return value;
  }
}
