package warlab.lab.wire.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a program's standard error to its end and keeps the last of it. */
final class ErrorTail {
  private static final int KEPT_BYTES = 4096;

  /** A ring, guarded by this as the number of bytes is: byte n lies at n modulo its length. */
  private final byte[] kept = new byte[KEPT_BYTES];

  private long seen;
  private final Thread reader;

  ErrorTail(InputStream stream) {
    reader = new Thread(() -> drain(stream), "warlab-stderr");
    reader.setDaemon(true);
    reader.start();
  }

  private void drain(InputStream stream) {
    byte[] chunk = new byte[KEPT_BYTES];
    try (stream) {
      for (int count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
        keep(chunk, count);
      }
    } catch (IOException unused) {
      // The program was ended; what it said until then is kept.
    }
  }

  private synchronized void keep(byte[] chunk, int count) {
    for (int i = 0; i < count; i++) {
      kept[(int) (seen++ % KEPT_BYTES)] = chunk[i];
    }
  }

  /** What was said last, after giving the rest a moment to arrive. */
  String text(long waitMs) throws InterruptedException {
    reader.join(waitMs);
    synchronized (this) {
      int length = (int) Math.min(seen, KEPT_BYTES);
      byte[] ordered = new byte[length];
      for (int i = 0; i < length; i++) {
        ordered[i] = kept[(int) ((seen - length + i) % KEPT_BYTES)];
      }
      return new String(ordered, StandardCharsets.UTF_8).strip();
    }
  }
}
