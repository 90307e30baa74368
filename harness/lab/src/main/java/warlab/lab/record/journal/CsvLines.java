package warlab.lab.record.journal;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import warlab.lab.CsvText;

/**
 * The whole lines of a file, one at a time. A last line without its line end was torn off by an
 * interruption and does not count. Nor does a line with zeros, which no record has, and what stands
 * behind it: a power failure leaves zeros where bytes did not reach the disk. A quote left open by
 * damage does not swallow the lines behind.
 */
final class CsvLines implements Closeable {
  private static final int CHECK_DIGITS = 8;

  private final Path file;
  private @Nullable InputStream in;
  private final CRC32 crc = new CRC32();
  private byte[] bytes = new byte[1 << 16];
  private int start;
  private int end;
  private int next;
  private int limit;

  /** Where the fields of a plain line end, counted from its start. */
  private int[] fieldEnds = new int[32];

  private int fieldCount;
  private boolean isPlain;
  private long number;
  private long offset;
  private boolean isTorn;

  CsvLines(Path file) {
    this.file = file;
  }

  /** Begins behind some lines, of which nothing is read. */
  void startAt(long bytes, long lineCount) throws IOException {
    in = BoundedLines.plain(file);
    in.skipNBytes(bytes);
    offset = bytes;
    number = lineCount;
  }

  /** Goes to the next whole line; {@code false} when there is none. */
  boolean advance() throws IOException {
    if (isTorn) {
      return false;
    }
    fieldCount = 0;
    isPlain = true;
    int length = 0;
    while (true) {
      length = scan(length);
      if (next + length < limit) {
        break;
      }
      if (!fill()) {
        return false;
      }
    }
    if (isTorn) {
      return false;
    }
    start = next;
    end = start + length;
    next = end + 1;
    number++;
    offset += next - start;
    return true;
  }

  /**
   * Looks at the bytes of a line from some place on, and returns the place of its line end, or of
   * the end of what was read. All that means something stands before the letters and digits, so
   * that one comparison does for most bytes.
   */
  private int scan(int from) {
    for (int i = from; i < limit - next; i++) {
      byte here = bytes[next + i];
      if (here <= ',') {
        if (here == '\n') {
          endField(i);
          return i;
        }
        note(here, i);
      }
    }
    return limit - next;
  }

  private void note(byte here, int at) {
    if (here == ',') {
      endField(at);
    } else if (here == '"') {
      isPlain = false;
    } else if (here == 0 && at > 0 && bytes[next + at - 1] == 0) {
      isTorn = true; // one zero may be a changed byte; bytes that are lost are lost by the sector
    }
  }

  private void endField(int at) {
    if (fieldCount == fieldEnds.length) {
      fieldEnds = Arrays.copyOf(fieldEnds, 2 * fieldCount);
    }
    fieldEnds[fieldCount++] = at;
  }

  /** Moves what is left to the front and reads more behind it. */
  private boolean fill() throws IOException {
    if (in == null) {
      in = PartFiles.open(file);
      if (in == null) {
        return false;
      }
    }
    System.arraycopy(bytes, next, bytes, 0, limit - next);
    limit -= next;
    next = 0;
    if (limit == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int count = in.read(bytes, limit, bytes.length - limit);
    limit += Math.max(count, 0);
    return count > 0;
  }

  /** The current line without its line end. */
  String text() {
    return new String(bytes, start, end - start, StandardCharsets.UTF_8);
  }

  /** The fields of the current line, to be used before the next; none when quotes do not fit. */
  CsvFields fields() {
    // Commas alone tell them apart in nearly all lines, where looking for quotes would be slow.
    return isPlain
        ? new CsvFields(bytes, start, fieldEnds, fieldCount)
        : CsvFields.of(Objects.requireNonNullElse(CsvText.fields(text()), List.of()));
  }

  /** From 1; 0 before the first line. */
  long number() {
    return number;
  }

  /** Bytes from the beginning of the file to the end of the current line. */
  long offset() {
    return offset;
  }

  /** Whether the last field of the current line is the CRC-32 of what stands before. */
  boolean isIntact() {
    int check = end - CHECK_DIGITS;
    if (check <= start || bytes[check - 1] != ',') {
      return false;
    }
    crc.reset();
    crc.update(bytes, start, check - 1 - start);
    for (int i = 0; i < CHECK_DIGITS; i++) {
      int digit = (int) (crc.getValue() >>> (4 * (CHECK_DIGITS - 1 - i))) & 15;
      if (bytes[check + i] != Character.forDigit(digit, 16)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    if (in != null) {
      in.close();
    }
  }
}
