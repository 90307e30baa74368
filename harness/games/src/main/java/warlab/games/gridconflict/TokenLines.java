package warlab.games.gridconflict;

import java.util.List;
import java.util.Locale;
import warlab.games.NotationException;

/**
 * Reads values line by line and token by token, in reading order, and words every fault the same
 * way: line, token, reason.
 */
final class TokenLines {
  private static final int LONGEST_SHOWN = 60;

  private final List<String> lines;
  private int lineNumber;
  private String line = "";
  private String shape = "";

  /** Where the next token begins: at no blank. */
  private int at;

  private String last = "";

  TokenLines(List<String> lines) {
    this.lines = lines;
  }

  /** Goes to the next line, which must be there; the shape says what stands on it. */
  void nextLine(String shape) {
    this.shape = shape;
    if (!hasLine()) {
      lineNumber++;
      throw fault("", "the text ends early, expected " + shape);
    }
    enterLine();
  }

  /** Refuses everything but blank lines and comments in what is left. */
  void endOfText() {
    while (hasLine()) {
      enterLine();
      if (hasToken()) {
        String token = next();
        if (!token.startsWith("#")) {
          throw fault(token, "only blank lines and # comments may follow the board");
        }
        // A comment may say anything, but in ASCII.
        requireAscii(line);
      }
    }
  }

  private boolean hasLine() {
    return lineNumber < lines.size();
  }

  private void enterLine() {
    line = lines.get(lineNumber++);
    last = "";
    at = 0;
    skipBlanks();
  }

  private void skipBlanks() {
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
  }

  boolean hasToken() {
    return at < line.length();
  }

  /** The next token of the line, which must be there. */
  String next() {
    if (!hasToken()) {
      throw fault(last, "too few values, expected " + shape);
    }
    int start = at;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      at++;
    }
    last = line.substring(start, at);
    skipBlanks();
    requireAscii(last);
    return last;
  }

  int nextInteger(int min, int max) {
    String token = next();
    long value = isInteger(token) ? clamped(token) : Long.MAX_VALUE;
    if (value < min || value > max) {
      throw fault(token, "expected a whole number from " + min + " to " + max);
    }
    return (int) value;
  }

  void endOfLine() {
    if (hasToken()) {
      throw fault(next(), "too many values, expected " + shape);
    }
  }

  /** A fault of the token read last. */
  NotationException fault(String reason) {
    return fault(last, reason);
  }

  NotationException fault(String token, String reason) {
    return new NotationException("line " + lineNumber + ": " + named(token) + ": " + reason);
  }

  /** A token as it stands in a message, fit for one line. */
  static String named(String token) {
    return "token '" + printable(token) + "'";
  }

  private void requireAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0x7f) {
        throw fault(text.substring(i, i + 1), "only ASCII is allowed");
      }
    }
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  private static boolean isInteger(String token) {
    int start = token.startsWith("-") ? 1 : 0;
    for (int i = start; i < token.length(); i++) {
      if (token.charAt(i) < '0' || token.charAt(i) > '9') {
        return false;
      }
    }
    return token.length() > start;
  }

  /** The value of digits of any number; beyond 32 bits only that it is beyond. */
  private static long clamped(String digits) {
    boolean negative = digits.startsWith("-");
    long value = 0;
    for (int i = negative ? 1 : 0; i < digits.length(); i++) {
      value = Math.min(1L << 32, 10 * value + digits.charAt(i) - '0');
    }
    return negative ? -value : value;
  }

  private static String printable(String token) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < Math.min(token.length(), LONGEST_SHOWN); i++) {
      char character = token.charAt(i);
      boolean plain = character >= ' ' && character < 0x7f;
      shown.append(plain ? String.valueOf(character) : escaped(character));
    }
    return token.length() > LONGEST_SHOWN ? shown + "..." : shown.toString();
  }

  private static String escaped(char character) {
    return String.format(Locale.ROOT, character > 0xff ? "\\u%04X" : "\\x%02X", (int) character);
  }
}
