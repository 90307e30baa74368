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
 * @param role what it means to whoever handles players of all kinds
 */
public record Option(
    String name,
    Type type,
    @Nullable Object fallback,
    boolean required,
    double min,
    double max,
    List<String> choices,
    String help,
    Role role) {

  /** The choice of {@link Role#TIES} that draws no lots. */
  public static final String FIRST_OF_TIES = "first";

  /**
   * What an option of a player means beyond the player itself. Experiments ask for the role and
   * never for a name, so an option without one is its player's own affair, whatever it is called.
   */
  public enum Role {
    NONE,
    /** Plies to search; an integer. */
    DEPTH,
    /** Positions that a decision may visit; an integer. */
    NODES,
    /** Milliseconds that a decision may take by the clock; an integer. */
    TIME_LIMIT,
    /** How many milliseconds beyond its limit a decision is no overrun yet; an integer. */
    TIME_MARGIN,
    /** If given, the limit of time is counted in nodes and no clock is read; an integer. */
    NODES_PER_MS,
    /** Which of equally good moves is played; a choice that has {@link #FIRST_OF_TIES}. */
    TIES,
    /** A number of points of the heuristic: it has to grow when all weights are multiplied. */
    HEURISTIC_POINTS,
    /** How a program is started that plays in the player's stead; a text. */
    PROGRAM;

    private boolean fits(Option option) {
      return switch (this) {
        case NONE -> true;
        case TIES -> option.choices.contains(FIRST_OF_TIES);
        case HEURISTIC_POINTS -> option.type == Type.INTEGER || option.type == Type.NUMBER;
        case PROGRAM -> option.type == Type.TEXT;
        default -> option.type == Type.INTEGER;
      };
    }
  }

  /** An option without a role. */
  public Option(
      String name,
      Type type,
      @Nullable Object fallback,
      boolean required,
      double min,
      double max,
      List<String> choices,
      String help) {
    this(name, type, fallback, required, min, max, choices, help, Role.NONE);
  }

  /** The same with a role: {@code Option.optionalInteger(...).as(Role.TIME_LIMIT)}. */
  public Option as(Role meant) {
    if (!meant.fits(this)) {
      throw new IllegalArgumentException(name + ": a " + type + " cannot have the role " + meant);
    }
    return new Option(name, type, fallback, required, min, max, choices, help, meant);
  }

  /** The same without a default, so that it has to be given. */
  public Option mustBeGiven() {
    return new Option(name, type, null, true, min, max, choices, help, role);
  }

  /** The same without a default, so that it may be absent. */
  public Option mayBeAbsent() {
    return new Option(name, type, null, false, min, max, choices, help, role);
  }

  /** What a value is. In {@link Options} it is a Long, Double, Boolean, String and so on. */
  public enum Type {
    INTEGER(Long.class, "a whole number"),
    NUMBER(Double.class, "a number"),
    FLAG(Boolean.class, "true or false"),
    TEXT(String.class, "a text"),
    CHOICE(String.class, "one of"),
    /** A heuristic, by name or with its options; arrives as a configured {@link Heuristic}. */
    HEURISTIC(Heuristic.class, "a heuristic"),
    /** Numbers by name, such as the weights of features. */
    WEIGHTS(Map.class, "numbers by name"),
    /** Texts by name, such as the options of a program; numbers and flags are taken as texts. */
    TEXTS(Map.class, "values by name"),
    /** A folder of this machine, relative to the config and by default its own; a Path. */
    FOLDER(Path.class, "the name of a folder");

    private final Class<?> values;
    private final String words;

    Type(Class<?> values, String words) {
      this.values = values;
      this.words = words;
    }
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
    boolean fits =
        type.values.isInstance(value)
            && (!(value instanceof Number number) || isInside(number.doubleValue()))
            && (type != Type.CHOICE || choices.contains(value));
    return fits ? null : expected();
  }

  /** What is expected, in words: "a whole number from 1 to 64". */
  public String expected() {
    String which =
        switch (type) {
          case INTEGER, NUMBER -> " from " + plain(min) + " to " + plain(max);
          case CHOICE -> " " + String.join(", ", choices);
          default -> "";
        };
    return "expected " + type.words + which;
  }

  private boolean isInside(double value) {
    return value >= min && value <= max;
  }

  private static String plain(double bound) {
    return bound == StrictMath.rint(bound)
        ? String.format(Locale.ROOT, "%.0f", bound)
        : Double.toString(bound);
  }
}
