package warlab.lab.record.journal;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The fields of a line as bytes. Most are numbers, which are read where they stand: with a text for
 * each, a report of a million games takes a twelfth more time.
 */
final class CsvFields {
  /** So many digits fit into a long, whichever they are. */
  private static final int SAFE_DIGITS = 18;

  private final byte[] bytes;
  private final int start;
  private final int[] ends;
  private final int count;

  /**
   * @param ends where each field ends, counted from the start; the next begins behind a separator
   */
  CsvFields(byte[] bytes, int start, int[] ends, int count) {
    this.bytes = bytes;
    this.start = start;
    this.ends = ends;
    this.count = count;
  }

  static CsvFields of(List<String> texts) {
    byte[] bytes = String.join(",", texts).getBytes(StandardCharsets.UTF_8);
    int[] ends = new int[texts.size()];
    int end = -1;
    for (int i = 0; i < texts.size(); i++) {
      end += 1 + texts.get(i).getBytes(StandardCharsets.UTF_8).length;
      ends[i] = end;
    }
    return new CsvFields(bytes, 0, ends, texts.size());
  }

  int count() {
    return count;
  }

  String text(int place) {
    int from = from(place);
    return new String(bytes, from, to(place) - from, StandardCharsets.UTF_8);
  }

  boolean isEmpty(int place) {
    return from(place) == to(place);
  }

  /**
   * The number in a field.
   *
   * @throws NumberFormatException when it holds something else
   */
  long number(int place) {
    int from = from(place);
    int to = to(place);
    if (from == to || to - from > SAFE_DIGITS) {
      return Long.parseLong(text(place));
    }
    long number = 0;
    for (int i = from; i < to; i++) {
      int digit = bytes[i] - '0';
      if (digit < 0 || digit > 9) {
        return Long.parseLong(text(place)); // a sign, or no number
      }
      number = 10 * number + digit;
    }
    return number;
  }

  /** Whether the first field is surely a smaller number. */
  boolean isBelow(long bound) {
    try {
      return count > 0 && number(0) < bound;
    } catch (NumberFormatException damaged) {
      return false; // whoever reads it says so
    }
  }

  private int from(int place) {
    return place == 0 ? start : start + ends[place - 1] + 1;
  }

  private int to(int place) {
    return start + ends[place];
  }
}
