package warlab.lab.report.table;

import java.math.BigDecimal;
import warlab.lab.config.Numbers;

/**
 * Writes a double with as few digits as bring back the same double, and no exponent where people
 * would not write one.
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
    BigDecimal shortest = new BigDecimal(Numbers.shortest(value)).stripTrailingZeros();
    double size = Math.abs(value);
    return size >= PLAIN_FROM && size < PLAIN_TO ? shortest.toPlainString() : shortest.toString();
  }
}
