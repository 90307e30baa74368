package warlab.lab.record.journal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import warlab.lab.record.Attempt;

/** A file of lines that names itself when it is damaged, and ends before it fills the memory. */
final class BoundedLines extends FilterInputStream {
  /** Far longer than any line that is written. */
  private static final int LONGEST_LINE = 1 << 24;

  /** Every line has a check of its own, which packs badly: parts are 5 to 20 times as large. */
  private static final int MOST_TIMES = 200;

  private static final int SMALL = 1 << 20;

  private final Path file;
  private long left;
  private long line;

  private BoundedLines(Path file, InputStream in, long most) {
    super(in);
    this.file = file;
    left = most;
  }

  static InputStream plain(Path file) throws IOException {
    return new BoundedLines(file, Files.newInputStream(file), Long.MAX_VALUE);
  }

  static InputStream unpacked(Path part) throws IOException {
    InputStream packed = Files.newInputStream(part);
    try {
      long most = SMALL + MOST_TIMES * Files.size(part);
      return new BoundedLines(part, new GZIPInputStream(packed, 1 << 16), most);
    } catch (IOException | RuntimeException broken) {
      packed.close();
      throw broken;
    }
  }

  @Override
  public int read(byte[] to, int from, int length) {
    return Attempt.get("read", file, () -> bounded(to, from, length));
  }

  private int bounded(byte[] to, int from, int length) throws IOException {
    int count = in.read(to, from, length);
    int behind = 0;
    while (behind < count && to[from + count - 1 - behind] != '\n') {
      behind++;
    }
    line = behind < count ? behind : line + behind;
    left -= Math.max(0, count);
    if (line > LONGEST_LINE || left < 0) {
      throw new IOException(
          left < 0
              ? "it unpacks to more than %d times its size".formatted(MOST_TIMES)
              : "a line is longer than %,d bytes".formatted(LONGEST_LINE));
    }
    return count;
  }
}
