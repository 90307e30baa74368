import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;

/** What can happen to the bytes of a file, by accident or on purpose. */
final class Damage {
  private static final String[] EDITS = {
    "first",
    "second",
    "draw",
    "fault",
    "timeout",
    "",
    "0",
    "1",
    "-1",
    "7",
    "99999999999",
    "00000000000000ff",
    "sudden-death",
    "true",
    "false",
    "E2D2",
    "2000000000:1"
  };

  private Damage() {}

  static byte[] cut(byte[] bytes, Random dice) {
    return Arrays.copyOf(bytes, dice.nextInt(bytes.length));
  }

  static byte[] flip(byte[] bytes, Random dice) {
    byte[] flipped = bytes.clone();
    for (int flips = 1 + dice.nextInt(3); flips > 0; flips--) {
      flipped[dice.nextInt(bytes.length)] ^= (byte) (1 << dice.nextInt(8));
    }
    return flipped;
  }

  /** Swaps, doubles, deletes or shuffles lines below the header. */
  static byte[] rearrange(byte[] bytes, Random dice) {
    List<String> lines = lines(bytes);
    int one = 1 + dice.nextInt(lines.size() - 1);
    int other = 1 + dice.nextInt(lines.size() - 1);
    switch (dice.nextInt(4)) {
      case 0 -> Collections.swap(lines, one, other);
      case 1 -> lines.add(one, lines.get(other));
      case 2 -> lines.remove(one);
      default -> Collections.shuffle(lines.subList(1, lines.size()), dice);
    }
    return bytes(lines);
  }

  /**
   * Puts the results of some pairs of a journal into the places of others, under the numbers that
   * belong there and with right check sums.
   */
  static byte[] forge(byte[] bytes, Random dice) {
    List<String> lines = lines(bytes);
    List<String> forged = new ArrayList<>(lines);
    int pairs = (lines.size() - 1) / 2;
    for (int times = 1 + dice.nextInt(4); times > 0; times--) {
      int from = dice.nextInt(pairs);
      int to = dice.nextInt(pairs);
      boolean renumber = dice.nextBoolean();
      for (int leg = 1; leg <= 2; leg++) {
        String line = lines.get(2 * from + leg);
        forged.set(2 * to + leg, renumber ? at(line, lines.get(2 * to + leg)) : line);
      }
    }
    return bytes(forged);
  }

  /** Gives a few cells of a table other values, and their lines the right check sums. */
  static byte[] edit(byte[] bytes, Random dice) {
    List<String> lines = lines(bytes);
    String before = String.join("\n", lines);
    do {
      int at = 1 + dice.nextInt(lines.size() - 1);
      String[] cells = lines.get(at).split(",", -1);
      int cell = dice.nextInt(cells.length - 1);
      cells[cell] = EDITS[dice.nextInt(EDITS.length)];
      lines.set(at, checked(String.join(",", cells)));
    } while (dice.nextBoolean() || String.join("\n", lines).equals(before));
    return bytes(lines);
  }

  /** A line with the first four cells, which say where it belongs, of another. */
  private static String at(String line, String place) {
    String[] cells = line.split(",", 5);
    String[] there = place.split(",", 5);
    System.arraycopy(there, 0, cells, 0, Math.min(4, Math.min(there.length, cells.length) - 1));
    return checked(String.join(",", cells));
  }

  /** A line with the check sum of its other cells. */
  private static String checked(String line) {
    String cells = line.substring(0, line.lastIndexOf(','));
    CRC32 sum = new CRC32();
    sum.update(cells.getBytes(StandardCharsets.UTF_8));
    return cells + ",%08x".formatted(sum.getValue());
  }

  private static List<String> lines(byte[] bytes) {
    return new ArrayList<>(new String(bytes, StandardCharsets.UTF_8).lines().toList());
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
