package warlab.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Texts in CSV files (RFC 4180). One that a spreadsheet would take for a formula, because it begins
 * with {@code = + - @}, gets an apostrophe in front, and so does one that begins with an
 * apostrophe, so that reading can take it off again.
 */
public final class CsvText {
  private static final String GUARDED = "=+-@'";
  private static final char GUARD = '\'';

  private static final Pattern SPECIAL = Pattern.compile("[,\"\n\r]");

  private CsvText() {}

  /** A line of texts and other values that need no guard. */
  public static String line(List<String> fields) {
    return fields.stream()
        .map(field -> SPECIAL.matcher(field).find() ? quoted(field) : field)
        .collect(Collectors.joining(",", "", "\n"));
  }

  public static String quoted(String field) {
    return '"' + field.replace("\"", "\"\"") + '"';
  }

  /** The fields of a line, without its end; {@code null} when the quotes in it do not fit. */
  public static @Nullable List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    int end = -1;
    while (end < line.length()) {
      int start = end + 1;
      end = end(line, start);
      if (end < start || (end < line.length() && line.charAt(end) != ',')) {
        return null;
      }
      String field = line.substring(start, end);
      boolean isQuoted = field.startsWith("\"");
      fields.add(isQuoted ? field.substring(1, field.length() - 1).replace("\"\"", "\"") : field);
    }
    return fields;
  }

  /** Where the field ends that begins in a place; -1 when its quotes are left open. */
  private static int end(String line, int start) {
    if (!line.startsWith("\"", start)) {
      int comma = line.indexOf(',', start);
      return comma < 0 ? line.length() : comma;
    }
    int quote = line.indexOf('"', start + 1);
    while (line.startsWith("\"\"", quote)) {
      quote = line.indexOf('"', quote + 2);
    }
    return quote < 0 ? -1 : quote + 1;
  }

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
