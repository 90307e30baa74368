package warlab.lab.config;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.io.NumberOutput;

/** Numbers of a config as people write them: 3 for 3.0, and the same on every Java. */
public final class Numbers {
  private static final double EXACT_INTEGERS = 0x1p53;
  private static final double PLAIN_FROM = 1e-6;
  private static final double PLAIN_TO = 1e15;

  private Numbers() {}

  /** A setting's value as text. */
  public static String plain(Object value) {
    return simplified(value) instanceof Double number
        ? shortest(number)
        : String.valueOf(simplified(value));
  }

  /** As few digits as bring back the same double; those of Java depend on its version. */
  public static String shortest(double number) {
    return NumberOutput.toString(number, true);
  }

  /**
   * The same for a table: without an exponent where people would not write one. Empty for a value
   * that is no number: none should come here, and none must get out.
   */
  public static String decimal(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    if (value == 0) {
      return "0";
    }
    BigDecimal shortest = new BigDecimal(shortest(value)).stripTrailingZeros();
    double size = Math.abs(value);
    return size >= PLAIN_FROM && size < PLAIN_TO ? shortest.toPlainString() : shortest.toString();
  }

  /** Whether a setting's value is a number, and not such a word as {@code default}. */
  public static boolean isNumber(String value) {
    return value.matches("-?\\d{1,15}(\\.\\d{1,15})?");
  }

  /** Different values of a setting: numbers from the lowest, others as they come, but true last. */
  public static List<String> inOrder(Stream<String> values) {
    List<String> different = values.distinct().toList();
    return different.stream().allMatch(Numbers::isNumber)
        ? different.stream().sorted(Comparator.comparingDouble(Double::parseDouble)).toList()
        : different.stream().sorted(Comparator.comparing("true"::equals)).toList();
  }

  /** A whole Double as a Long, anything else as it is. */
  static Object simplified(Object value) {
    boolean isWhole =
        value instanceof Double number
            && number == StrictMath.rint(number)
            && Math.abs(number) < EXACT_INTEGERS;
    return isWhole ? (Object) ((Double) value).longValue() : value;
  }
}
