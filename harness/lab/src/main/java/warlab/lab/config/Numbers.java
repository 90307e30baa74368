package warlab.lab.config;

import tools.jackson.core.io.NumberOutput;

/** Numbers of a config as people write them: 3 for 3.0, and the same on every Java. */
public final class Numbers {
  private static final double EXACT_INTEGERS = 0x1p53;

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

  /** A whole Double as a Long, anything else as it is. */
  static Object simplified(Object value) {
    boolean isWhole =
        value instanceof Double number
            && number == StrictMath.rint(number)
            && Math.abs(number) < EXACT_INTEGERS;
    return isWhole ? (Object) ((Double) value).longValue() : value;
  }
}
