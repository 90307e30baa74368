package warlab.players.program.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps the last of what a program prints. */
public final class OutputTail {
  private static final int KEPT_BYTES = 8192;
  static final int TOLD_LINES = 20;

  /** Guarded by this. */
  private byte[] kept = {};

  private @Nullable Thread reader;

  /** Reads a stream to its end on a thread of its own. */
  public void drain(InputStream stream) {
    Thread thread = Daemon.thread("tail", () -> readAll(stream));
    thread.start();
    reader = thread;
  }

  /** Waits until the end of the stream has been read, but not for ever. */
  public void awaitEnd(long limitMs) {
    Thread thread = reader;
    try {
      if (thread != null) {
        thread.join(limitMs);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private void readAll(InputStream stream) {
    byte[] chunk = new byte[KEPT_BYTES];
    try (stream) {
      for (int count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
        keep(chunk, 0, count);
      }
    } catch (IOException unused) {
      // The program was ended; what it said until then is kept.
    }
  }

  synchronized void keep(byte[] chunk, int offset, int count) {
    byte[] all = Arrays.copyOf(kept, kept.length + count);
    System.arraycopy(chunk, offset, all, kept.length, count);
    kept = Arrays.copyOfRange(all, Math.max(0, all.length - KEPT_BYTES), all.length);
  }

  /** The last of it, stripped. */
  public synchronized String text() {
    return new String(kept, StandardCharsets.UTF_8).strip();
  }

  /** The last lines of it below a heading; nothing where nothing was printed. */
  String lastLines(String heading, int most) {
    List<String> lines = text().lines().toList();
    return lines.isEmpty()
        ? ""
        : heading
            + "\n"
            + String.join("\n", lines.subList(Math.max(0, lines.size() - most), lines.size()));
  }
}
