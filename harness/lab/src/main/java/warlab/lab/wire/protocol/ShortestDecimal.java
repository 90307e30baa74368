package warlab.lab.wire.protocol;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * A 32-bit float as the shortest decimal that reads back as the same float: {@code 3}, {@code
 * 1.5458264}, and below a millionth {@code 5.9604645e-7}, as the original's JSON has it. ({@link
 * Float#toString} is not the shortest before Java 19.)
 */
final class ShortestDecimal {
  private static final int MOST_DIGITS = 9;
  private static final float SMALLEST_PLAIN = 1e-6f;

  private ShortestDecimal() {}

  static String of(float value) {
    if (value == (int) value) {
      return Integer.toString((int) value);
    }
    BigDecimal shortest = shortest(value).stripTrailingZeros();
    return Math.abs(value) < SMALLEST_PLAIN ? scientific(shortest) : shortest.toPlainString();
  }

  private static BigDecimal shortest(float value) {
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; digits < MOST_DIGITS; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.floatValue() == value) {
        return rounded;
      }
    }
    return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN));
  }

  private static String scientific(BigDecimal number) {
    int exponent = number.precision() - number.scale() - 1;
    return number.scaleByPowerOfTen(-exponent).toPlainString() + "e" + exponent;
  }
}
