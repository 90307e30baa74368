package warlab.lab.record.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The whole lines of a file, one at a time. A last line without its line end was torn off by an
 * interruption and does not count. Nor does a line with zeros, which no record has, and what stands
 * behind it: a power failure leaves zeros where bytes did not reach the disk.
 *
 * <p>As a {@link Reader} it gives the current line and ends there, until {@link #advance} brings
 * the next. So a parser never sees beyond the line it is at: number and offset are those of the
 * record that it returns, and a quote left open by damage does not swallow the lines behind.
 */
final class CsvLines extends Reader {
  private static final int CHECK_DIGITS = 8;

  /** One zero may be a changed byte; bytes that are lost are lost by the sector. */
  private static final String LOST = "\0\0";

  private final Path file;
  private @Nullable InputStream in;
  private final CRC32 crc = new CRC32();
  private byte[] bytes = new byte[1 << 16];
  private int start;
  private int end;
  private int next;
  private int limit;
  private String text = "";
  private int given;
  private long number;
  private long offset;
  private boolean isTorn;

  CsvLines(Path file) {
    this.file = file;
  }

  /** Begins behind some lines, of which nothing is read. */
  void startAt(long bytes, long lineCount) throws IOException {
    in = Files.newInputStream(file);
    in.skipNBytes(bytes);
    offset = bytes;
    number = lineCount;
  }

  /** Goes to the next whole line; {@code false} when there is none. */
  boolean advance() throws IOException {
    if (isTorn) {
      return false;
    }
    int scanned = next;
    while (true) {
      while (scanned < limit && bytes[scanned] != '\n') {
        scanned++;
      }
      if (scanned < limit) {
        break;
      }
      scanned -= next;
      if (!fill()) {
        return false;
      }
    }
    text = new String(bytes, next, scanned + 1 - next, StandardCharsets.UTF_8);
    isTorn = text.contains(LOST);
    if (isTorn) {
      return false;
    }
    start = next;
    end = scanned;
    next = end + 1;
    given = 0;
    number++;
    offset += next - start;
    return true;
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

  /** The current line with its line end. */
  String text() {
    return text;
  }

  /** Whether commas alone tell the fields of the current line apart, as in nearly all. */
  boolean isPlain() {
    return text.indexOf('"') < 0 && text.indexOf('\r') < 0;
  }

  /** The fields of a plain line, in a fifth of the time that a parser of CSV takes. */
  String[] plainFields(int expected) {
    String[] fields = new String[expected];
    int count = 0;
    for (int from = 0; from < text.length(); count++) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() - 1 : comma;
      if (count == fields.length) {
        fields = Arrays.copyOf(fields, 2 * count);
      }
      fields[count] = text.substring(from, to);
      from = to + 1;
    }
    return count == expected ? fields : Arrays.copyOf(fields, count);
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
  public int read(char[] to, int from, int length) {
    int count = Math.min(length, text.length() - given);
    if (count == 0) {
      return -1;
    }
    text.getChars(given, given + count, to, from);
    given += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    if (in != null) {
      in.close();
    }
  }
}
