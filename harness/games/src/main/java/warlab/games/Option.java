package warlab.games;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One setting of a game, heuristic or player, described once: config checks, {@code list} and
 * {@code --help} are all made from this.
 *
 * @param name camelCase, as it stands in a config
 * @param fallback the value when none is given; {@code null}: may stay absent, or must be given
 * @param required whether a value must be given
 * @param min smallest number allowed (numbers only)
 * @param max largest number allowed (numbers only)
 * @param choices the words allowed (choices only)
 */
public record Option(
    String name,
    Type type,
    @Nullable Object fallback,
    boolean required,
    double min,
    double max,
    List<String> choices,
    String help) {

  /** What a value is. In {@link Options} it is a Long, Double, Boolean, String and so on. */
  public enum Type {
    INTEGER,
    NUMBER,
    FLAG,
    TEXT,
    CHOICE,
    /** A heuristic, by name or with its options; arrives as a configured {@link Heuristic}. */
    HEURISTIC,
    /** Numbers by name, such as the weights of features. */
    WEIGHTS,
    /** Texts by name, such as the options of a program; numbers and flags are taken as texts. */
    TEXTS,
    /** A folder of this machine, relative to the config and by default its own; a Path. */
    FOLDER
  }

  public static Option integer(String name, long fallback, long min, long max, String help) {
    return new Option(name, Type.INTEGER, fallback, false, min, max, List.of(), help);
  }

  /** An integer that may stay absent, such as a limit. */
  public static Option optionalInteger(String name, long min, long max, String help) {
    return new Option(name, Type.INTEGER, null, false, min, max, List.of(), help);
  }

  public static Option number(String name, double fallback, double min, double max, String help) {
    return new Option(name, Type.NUMBER, fallback, false, min, max, List.of(), help);
  }

  public static Option flag(String name, boolean fallback, String help) {
    return new Option(name, Type.FLAG, fallback, false, 0, 0, List.of(), help);
  }

  public static Option text(String name, String fallback, String help) {
    return new Option(name, Type.TEXT, fallback, false, 0, 0, List.of(), help);
  }

  public static Option requiredText(String name, String help) {
    return new Option(name, Type.TEXT, null, true, 0, 0, List.of(), help);
  }

  public static Option choice(String name, String fallback, List<String> choices, String help) {
    return new Option(name, Type.CHOICE, fallback, false, 0, 0, List.copyOf(choices), help);
  }

  public static Option heuristic(String help) {
    return new Option("heuristic", Type.HEURISTIC, null, true, 0, 0, List.of(), help);
  }

  public static Option weights(String name, String help) {
    return new Option(name, Type.WEIGHTS, null, true, 0, 0, List.of(), help);
  }

  /** Texts by name; none of them needs to be there. */
  public static Option texts(String name, String help) {
    return new Option(name, Type.TEXTS, null, false, 0, 0, List.of(), help);
  }

  public static Option folder(String name, String help) {
    return new Option(name, Type.FOLDER, null, false, 0, 0, List.of(), help);
  }

  /**
   * Why a value does not fit, as the end of a sentence; {@code null} when it does. Values are those
   * of {@link Options}.
   */
  public @Nullable String objection(Object value) {
    return switch (type) {
      case INTEGER -> value instanceof Long number ? outside(number) : expected();
      case NUMBER -> value instanceof Double number ? outside(number) : expected();
      case FLAG -> value instanceof Boolean ? null : expected();
      case TEXT -> value instanceof String ? null : expected();
      case CHOICE -> value instanceof String word && choices.contains(word) ? null : expected();
      case HEURISTIC -> value instanceof Heuristic ? null : expected();
      case WEIGHTS, TEXTS -> value instanceof Map<?, ?> ? null : expected();
      case FOLDER -> value instanceof Path ? null : expected();
    };
  }

  /** What is expected, in words: "a whole number from 1 to 64". */
  public String expected() {
    return switch (type) {
      case INTEGER -> "expected a whole number " + range();
      case NUMBER -> "expected a number " + range();
      case FLAG -> "expected true or false";
      case TEXT -> "expected a text";
      case CHOICE -> "expected one of " + String.join(", ", choices);
      case HEURISTIC -> "expected a heuristic";
      case WEIGHTS -> "expected numbers by name";
      case TEXTS -> "expected values by name";
      case FOLDER -> "expected the name of a folder";
    };
  }

  private @Nullable String outside(Number number) {
    double value = number.doubleValue();
    return value >= min && value <= max ? null : expected();
  }

  private String range() {
    return "from " + plain(min) + " to " + plain(max);
  }

  private static String plain(double bound) {
    return bound == StrictMath.rint(bound)
        ? String.format(Locale.ROOT, "%.0f", bound)
        : Double.toString(bound);
  }
}
