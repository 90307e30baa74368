package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import warlab.lab.CsvText;
import warlab.players.EvalsByDepth;

/**
 * Lines of a CSV file (RFC 4180, UTF-8) in the making, without allocating for numbers.
 *
 * <p>A record is always one line: control characters in a text become blanks. Texts are guarded as
 * {@link CsvText} says.
 */
public final class CsvBuffer {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final int MOST_DIGITS = 19;
  private static final int LONGEST_NUMBER = 1 + MOST_DIGITS;

  private final CRC32 crc = new CRC32();
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

  void number(long value) {
    comma();
    digits(value);
  }

  private void digits(long value) {
    reserve(LONGEST_NUMBER);
    if (value >= 0 && value < 10) {
      bytes[size++] = (byte) ('0' + value);
      return;
    }
    if (value < 0) {
      bytes[size++] = '-';
    }
    // Written backwards from the end of their place: negative, since -2^63 has no opposite.
    long rest = value < 0 ? value : -value;
    int end = size + digitCount(rest);
    int at = end;
    while (rest < 0) {
      long next = rest / 10;
      bytes[--at] = (byte) ('0' + (next * 10 - rest));
      rest = next;
    }
    size = end;
  }

  private static int digitCount(long negative) {
    int count = 1;
    long bound = -10;
    while (count < MOST_DIGITS && negative <= bound) {
      count++;
      bound *= 10;
    }
    return count;
  }

  /** The same text as {@link EvalsByDepth#toString}. */
  void evals(EvalsByDepth evals) {
    comma();
    int begin = size;
    for (int depth = 0; depth < evals.length(); depth++) {
      long count = evals.at(depth);
      if (count != 0) {
        if (size > begin) {
          put(' ');
        }
        digits(depth);
        put(':');
        digits(count);
      }
    }
  }

  /** The lowest {@code places} hexadecimal digits. */
  void hex(long value, int places) {
    comma();
    reserve(places);
    for (int place = places - 1; place >= 0; place--) {
      bytes[size++] = HEX[(int) (value >>> (4 * place)) & 15];
    }
  }

  void empty() {
    comma();
  }

  void text(String text) {
    comma();
    if (!text.isEmpty() && !tryPlain(text)) {
      raw(CsvText.quoted(CsvText.guarded(text.replaceAll("\\p{Cntrl}", " "))));
    }
  }

  /** Puts a text of visible ASCII that needs no quotes, as most are; else nothing. */
  private boolean tryPlain(String text) {
    int length = text.length();
    if (text.charAt(0) == ' ' || text.charAt(length - 1) == ' ' || CsvText.needsGuard(text)) {
      return false;
    }
    reserve(length);
    byte[] to = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      char letter = text.charAt(i);
      if (letter < ' ' || letter > '~' || letter == '"' || letter == ',') {
        return false;
      }
      to[at + i] = (byte) letter;
    }
    size = at + length;
    return true;
  }

  /** Ends a line with the CRC-32 of its bytes so far as the last field. */
  void endCheckedLine() {
    crc.reset();
    crc.update(bytes, lineStart, size - lineStart);
    hex(crc.getValue(), 8);
    endLine();
  }

  void endLine() {
    put('\n');
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
      put(',');
    }
  }

  private void put(char ascii) {
    reserve(1);
    bytes[size++] = (byte) ascii;
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
