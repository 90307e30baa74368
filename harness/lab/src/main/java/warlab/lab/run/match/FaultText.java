package warlab.lab.run.match;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Printable;

/**
 * What a thrown object says about itself, in few lines that any file can hold. To ask it runs the
 * code of whoever wrote its class, which may break, recurse or never end: whatever breaks only
 * shortens the text, and against the rest it is asked under the guard.
 */
final class FaultText extends Writer {
  /** An endless recursion has a thousand equal lines; the first ones tell it all. */
  private static final int LINES = 40;

  private static final int CHARS = 8_000;
  private static final int REPLACEMENT = 0xFFFD;

  private final StringBuilder text = new StringBuilder();
  private int lines;

  private FaultText() {}

  static String of(Throwable thrown) {
    FaultText written = new FaultText();
    try {
      thrown.printStackTrace(new PrintWriter(written));
    } catch (Full enough) {
      // What follows is left out.
    } catch (Throwable broken) {
      written.text.append('\n').append(nameOf(thrown, "cannot tell more: " + nameOf(broken)));
    }
    return printable(written.text.toString().strip());
  }

  /** What can be said without asking the thrown object anything. */
  static String nameOf(Throwable thrown, String why) {
    return nameOf(thrown) + ", which " + why;
  }

  private static String nameOf(Throwable thrown) {
    return thrown.getClass().getName();
  }

  /** The first lines of a text, without what a file or a terminal might stumble over. */
  static String printable(String text) {
    Stream<String> first = text.substring(0, Math.min(text.length(), CHARS)).lines().limit(LINES);
    return Printable.replaced(
        first.collect(Collectors.joining("\n")),
        each -> each == '\n' || each == '\t' || Printable.is(each),
        REPLACEMENT);
  }

  /** Whether to ask it runs the JDK's own code only, which neither breaks nor hangs. */
  static boolean isPlain(Throwable thrown) {
    @Nullable Throwable each = thrown;
    // Every cause has a line at least, so that none behind these is asked.
    for (int depth = 0; each != null && depth < LINES; depth++) {
      if (each.getClass().getClassLoader() != null || each.getSuppressed().length > 0) {
        return false;
      }
      each = each.getCause();
    }
    return true;
  }

  @Override
  public void write(char[] characters, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      text.append(characters[i]);
      lines += characters[i] == '\n' ? 1 : 0;
      if (lines == LINES || text.length() == CHARS) {
        throw new Full();
      }
    }
  }

  @Override
  public void write(String written, int offset, int length) {
    // The default copies all of it first, and a message may have 50 MB.
    int taken = Math.min(length, CHARS);
    write(written.substring(offset, offset + taken).toCharArray(), 0, taken);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  /** Unwinds whoever is still writing. */
  private static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Full() {
      super("long enough", null, false, false);
    }
  }
}
