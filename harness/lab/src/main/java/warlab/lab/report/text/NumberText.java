package warlab.lab.report.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import warlab.lab.statistics.basic.Interval;

/** Numbers as people read them. Every one is finite; what rounds to zero has no sign. */
public final class NumberText {
  private static final String MINUS = "\u2212";
  private static final String NO_BREAK = "\u00a0";
  private static final MathContext THREE_DIGITS = new MathContext(3);
  private static final String[] MAGNITUDES = {"", "k", "M", "G", "T"};

  private NumberText() {}

  /** {@code 2,000}. */
  public static String count(long number) {
    return signed(String.format(Locale.ROOT, "%,d", number));
  }

  /** {@code 2,000 games}, {@code 1 game}. */
  public static String count(long number, String noun) {
    return count(number) + NO_BREAK + noun + (number == 1 ? "" : "s");
  }

  /** With a fixed number of decimals: {@code 3.14}. */
  public static String decimal(double number, int decimals) {
    return signed(String.format(Locale.ROOT, "%,." + decimals + "f", number));
  }

  /** A share of 0 to 1 as {@code 61.2 %}. */
  public static String percent(double share) {
    return decimal(100 * share, 1) + NO_BREAK + "%";
  }

  /** A share of 0 to 1 as {@code 61 %}. */
  public static String wholePercent(double share) {
    return decimal(100 * share, 0) + NO_BREAK + "%";
  }

  /** {@code 58.1 to 64.2 %}. */
  public static String percents(Interval shares) {
    return decimal(100 * shares.low(), 1) + " to " + percent(shares.high());
  }

  /** A difference with its sign: {@code +84}. */
  public static String elo(double difference) {
    String text = decimal(difference, 0);
    return difference > 0 && !text.equals("0") ? "+" + text : text;
  }

  /** At most three digits, and a letter for the magnitude: {@code 2.35 M}, {@code 0.004}. */
  public static String compact(double number) {
    int magnitude = 0;
    double rest = number;
    while (Math.abs(rest) >= 999.5 && magnitude < MAGNITUDES.length - 1) {
      rest /= 1000;
      magnitude++;
    }
    String unit = magnitude == 0 ? "" : NO_BREAK + MAGNITUDES[magnitude];
    BigDecimal digits = BigDecimal.valueOf(rest).round(THREE_DIGITS).stripTrailingZeros();
    return signed(digits.toPlainString()) + unit;
  }

  /** For an axis, where {@code 900} and {@code 1,100} stand side by side. */
  public static String tick(double number) {
    double size = Math.abs(number);
    return size >= 1000 && size < 10_000 ? decimal(number, 0) : compact(number);
  }

  /** A small probability as {@code < 0.0001}, others with four decimals. */
  public static String probability(double probability) {
    if (probability < 0.00005) {
      return "<" + NO_BREAK + "0.0001";
    }
    return probability >= 0.99995 ? ">" + NO_BREAK + "0.9999" : decimal(probability, 4);
  }

  /** A p-value: four decimals, two digits where these are zeros, and none below 1e-10. */
  public static String pValue(double p) {
    if (p < 1e-10) {
      return "<" + NO_BREAK + "1e-10";
    }
    if (p >= 0.001) {
      return decimal(p, 4);
    }
    return String.format(Locale.ROOT, "%.1e", p).replace("e-0", "e-");
  }

  /** A text with the blank and the minus that a keyboard has, to be searched and pasted. */
  public static String typed(String text) {
    return text.replace(NO_BREAK, " ").replace(MINUS, "-");
  }

  /** A typographic minus, and none in front of zeros. */
  private static String signed(String text) {
    if (!text.startsWith("-")) {
      return text;
    }
    boolean isZero = text.chars().noneMatch(letter -> letter >= '1' && letter <= '9');
    return isZero ? text.substring(1) : MINUS + text.substring(1);
  }
}
