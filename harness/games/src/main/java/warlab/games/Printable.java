package warlab.games;

import java.util.function.IntPredicate;

/** Which characters can be seen in a line, for names, messages and whatever a file may hold. */
public final class Printable {
  private Printable() {}

  /** Whether a character is seen and changes neither the line nor the order of others. */
  public static boolean is(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Whether a text is a line of 1 to so many of them, without blanks at its ends. */
  public static boolean isLine(String text, int longest) {
    return !text.isEmpty()
        && text.codePointCount(0, text.length()) <= longest
        && text.equals(text.strip())
        && text.codePoints().allMatch(Printable::is);
  }

  /** A text as one line, a question mark for each character that cannot be seen. */
  public static String line(String text) {
    return replaced(text, Printable::is, '?');
  }

  /** A text with another character for each that is not kept. */
  public static String replaced(String text, IntPredicate kept, int replacement) {
    return text.codePoints()
        .map(each -> kept.test(each) ? each : replacement)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
