package warlab.lab.report.table;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Writes a double with as few digits as bring back the same double. Ours, because what {@link
 * Double#toString} writes depends on the version of Java (JDK-4511638), and Jackson rounds a tie in
 * the last digit to even, ours up: tables already written would change.
 */
final class Decimal {
  private static final double PLAIN_FROM = 1e-6;
  private static final double PLAIN_TO = 1e15;

  private Decimal() {}

  /** Empty for a value that is no number: none should come here, and none must get out. */
  static String text(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    if (value == 0) {
      return "0";
    }
    BigDecimal shortest = shortest(value).stripTrailingZeros();
    double size = Math.abs(value);
    return size >= PLAIN_FROM && size < PLAIN_TO ? shortest.toPlainString() : shortest.toString();
  }

  private static BigDecimal shortest(double value) {
    // No two decimals of 15 digits are the same double: if fewer do, the rest of them are zeros.
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 15; digits < 17; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits));
      if (rounded.doubleValue() == value) {
        return rounded;
      }
    }
    return exact.round(new MathContext(17));
  }
}
