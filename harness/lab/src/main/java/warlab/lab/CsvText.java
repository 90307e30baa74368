package warlab.lab;

/**
 * Texts in CSV files. One that a spreadsheet would take for a formula, because it begins with
 * {@code = + - @}, gets an apostrophe in front, and so does one that begins with an apostrophe, so
 * that reading can take it off again.
 */
public final class CsvText {
  private static final String GUARDED = "=+-@'";
  private static final char GUARD = '\'';

  private CsvText() {}

  public static boolean needsGuard(String text) {
    return !text.isEmpty() && GUARDED.indexOf(text.charAt(0)) >= 0;
  }

  public static String guarded(String text) {
    return needsGuard(text) ? GUARD + text : text;
  }

  public static String unguarded(String text) {
    return !text.isEmpty() && text.charAt(0) == GUARD ? text.substring(1) : text;
  }
}
