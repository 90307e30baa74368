package warlab.games.gridconflict;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import warlab.games.NotationException;

/**
 * Reads values line by line and token by token, in reading order, and words every fault the same
 * way: line, token, reason.
 */
final class TokenLines {
  private static final int LONGEST_SHOWN = 60;
  private static final Pattern BLANKS = Pattern.compile("[ \t]+");

  /** Of at most nine digits, zeros before them apart: more than any value may have. */
  private static final Pattern INTEGER = Pattern.compile("-?0*[0-9]{1,9}");

  private final List<String> lines;
  private int lineNumber;
  private String shape = "";
  private List<String> tokens = List.of();

  /** How many tokens of the line have been read. */
  private int read;

  TokenLines(List<String> lines) {
    this.lines = lines;
  }

  /** Goes to the next line, which must be there; the shape says what stands on it. */
  void nextLine(String shape) {
    this.shape = shape;
    if (lineNumber == lines.size()) {
      lineNumber++;
      throw fault("", "the text ends early, expected " + shape);
    }
    enterLine();
  }

  /** Refuses everything but blank lines and comments in what is left. */
  void endOfText() {
    while (lineNumber < lines.size()) {
      enterLine();
      if (hasToken()) {
        String token = next();
        if (!token.startsWith("#")) {
          throw fault(token, "only blank lines and # comments may follow the board");
        }
        // A comment may say anything, but in ASCII.
        requireAscii(lines.get(lineNumber - 1));
      }
    }
  }

  private void enterLine() {
    String line = lines.get(lineNumber++);
    tokens = BLANKS.splitAsStream(line).filter(token -> !token.isEmpty()).toList();
    read = 0;
  }

  boolean hasToken() {
    return read < tokens.size();
  }

  /** The next token of the line, which must be there. */
  String next() {
    if (!hasToken()) {
      throw fault("too few values, expected " + shape);
    }
    String token = tokens.get(read++);
    requireAscii(token);
    return token;
  }

  int nextInteger(int min, int max) {
    String token = next();
    boolean isInteger = INTEGER.matcher(token).matches();
    int value = isInteger ? Integer.parseInt(token) : 0;
    if (!isInteger || value < min || value > max) {
      throw fault("expected a whole number from " + min + " to " + max);
    }
    return value;
  }

  void endOfLine() {
    if (hasToken()) {
      throw fault(next(), "too many values, expected " + shape);
    }
  }

  /** A fault of the token read last; of none at the beginning of a line. */
  NotationException fault(String reason) {
    return fault(read == 0 ? "" : tokens.get(read - 1), reason);
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
