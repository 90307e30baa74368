package warlab.protocols.tankwars.text;

import java.math.BigDecimal;
import tools.jackson.core.io.NumberOutput;

/**
 * A 32-bit float as the shortest decimal that reads back as the same float: {@code 3}, {@code
 * 1.5458264}, and below a millionth {@code 5.9604645e-7}, as the original's JSON has it. Its digits
 * are Jackson's: {@link Float#toString} is not the shortest before Java 19.
 */
final class ShortestDecimal {
  private static final float SMALLEST_PLAIN = 1e-6f;

  private ShortestDecimal() {}

  static String of(float value) {
    if (value == (int) value) {
      return Integer.toString((int) value);
    }
    BigDecimal shortest = new BigDecimal(NumberOutput.toString(value, true)).stripTrailingZeros();
    return Math.abs(value) < SMALLEST_PLAIN ? scientific(shortest) : shortest.toPlainString();
  }

  private static String scientific(BigDecimal number) {
    int exponent = number.precision() - number.scale() - 1;
    return number.scaleByPowerOfTen(-exponent).toPlainString() + "e" + exponent;
  }
}
