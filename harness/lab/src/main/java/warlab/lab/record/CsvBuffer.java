package warlab.lab.record;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Lines of a CSV file (RFC 4180, UTF-8) in the making, without allocating for numbers.
 *
 * <p>A record is always one line: control characters in a text become blanks. A text that a
 * spreadsheet would take for a formula, because it begins with {@code = + - @}, gets an apostrophe
 * in front, and so does one that begins with an apostrophe, so that reading can take it off again.
 */
final class CsvBuffer {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final String GUARDED = "=+-@'";
  static final char GUARD = '\'';

  private final CRC32 crc = new CRC32();
  private final byte[] digits = new byte[20];
  private byte[] bytes = new byte[1 << 16];
  private int size;
  private int lineStart;

  int size() {
    return size;
  }

  /** Forgets everything after a size that was at the end of a line. */
  void truncate(int to) {
    size = to;
    lineStart = to;
  }

  CsvBuffer number(long value) {
    comma();
    reserve(digits.length);
    if (value < 0) {
      bytes[size++] = '-';
    }
    int from = digits.length;
    long rest = value;
    do {
      digits[--from] = (byte) ('0' + Math.abs(rest % 10));
      rest /= 10;
    } while (rest != 0);
    System.arraycopy(digits, from, bytes, size, digits.length - from);
    size += digits.length - from;
    return this;
  }

  /** The lowest {@code places} hexadecimal digits. */
  CsvBuffer hex(long value, int places) {
    comma();
    reserve(places);
    for (int place = places - 1; place >= 0; place--) {
      bytes[size++] = HEX[(int) (value >>> (4 * place)) & 15];
    }
    return this;
  }

  CsvBuffer empty() {
    comma();
    return this;
  }

  CsvBuffer text(String text) {
    comma();
    if (isPlain(text)) {
      raw(text);
    } else {
      raw(quoted(text));
    }
    return this;
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < ' ' || letter == '"' || letter == ',' || letter == 0x7f) {
        return false;
      }
    }
    return text.isEmpty() || !(isGuarded(text) || text.startsWith(" ") || text.endsWith(" "));
  }

  private static boolean isGuarded(String text) {
    return GUARDED.indexOf(text.charAt(0)) >= 0;
  }

  private static String quoted(String text) {
    String line = text.replaceAll("\\p{Cntrl}", " ");
    return '"' + (isGuarded(line) ? String.valueOf(GUARD) : "") + line.replace("\"", "\"\"") + '"';
  }

  /** Ends a line with the CRC-32 of its bytes so far as the last field. */
  void endCheckedLine() {
    crc.reset();
    crc.update(bytes, lineStart, size - lineStart);
    hex(crc.getValue(), 8);
    endLine();
  }

  void endLine() {
    reserve(1);
    bytes[size++] = '\n';
    lineStart = size;
  }

  /** Writes all lines and begins anew. */
  void writeTo(FileChannel channel) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes, 0, size);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
    truncate(0);
  }

  private void comma() {
    if (size > lineStart) {
      reserve(1);
      bytes[size++] = ',';
    }
  }

  void raw(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    reserve(encoded.length);
    System.arraycopy(encoded, 0, bytes, size, encoded.length);
    size += encoded.length;
  }

  private void reserve(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }
}
