package warlab.lab.run.progress;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/**
 * The last line of a terminal, which changes while others are printed above it. Safe from any
 * thread.
 */
public final class StatusLine {
  /** Back to the first column, and nothing behind it. */
  private static final String CLEAR = "\r\u001b[K";

  /** A line that is longer than the terminal could not be taken back. */
  private static final int LONGEST = 79;

  private final PrintWriter terminal;
  private @Nullable String shown;

  public StatusLine(PrintWriter terminal) {
    this.terminal = terminal;
  }

  /** Replaces what is shown. */
  public synchronized void show(String text) {
    String line = text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
    if (!line.equals(shown)) {
      shown = line;
      write(CLEAR + line);
    }
  }

  /** Prints a line that stays. */
  public synchronized void print(String line) {
    write((shown == null ? "" : CLEAR) + line + System.lineSeparator());
    if (shown != null) {
      write(shown);
    }
  }

  /** Leaves the terminal as if nothing had been shown. */
  public synchronized void clear() {
    if (shown != null) {
      shown = null;
      write(CLEAR);
    }
  }

  private void write(String text) {
    terminal.print(text);
    terminal.flush();
  }
}
