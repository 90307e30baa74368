package warlab.lab.report.chart.file;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * A number for each colour of a picture: open addressing over plain ints, because a picture has a
 * million pixels and maps of boxed ones took half the time of a report.
 */
final class ColourTable {
  private static final int FREE = -1;
  private static final int COLOUR = 0xffffff;

  private int[] colours = new int[1 << 12];
  private int[] values = new int[colours.length];
  private int size;

  private ColourTable() {
    Arrays.fill(colours, FREE);
  }

  /**
   * How often each colour is there.
   *
   * @param pixels as {@link java.awt.image.BufferedImage#TYPE_INT_RGB} has them: in 24 bits, behind
   *     which painters may leave anything
   */
  static ColourTable ofCounts(int[] pixels) {
    ColourTable table = new ColourTable();
    for (int from = 0, to; from < pixels.length; from = to) {
      to = from + 1;
      while (to < pixels.length && pixels[to] == pixels[from]) {
        to++;
      }
      int place = table.add(pixels[from] & COLOUR); // may make a larger table
      table.values[place] += to - from;
    }
    return table;
  }

  /** From the most frequent colour to the rarest, equals by colour. */
  int[] byFrequency() {
    long[] order = new long[size];
    int found = 0;
    for (int i = 0; i < colours.length; i++) {
      if (colours[i] != FREE) {
        order[found++] = (long) (Integer.MAX_VALUE - values[i]) << Integer.SIZE | colours[i];
      }
    }
    Arrays.sort(order);
    return Arrays.stream(order).mapToInt(each -> (int) each).toArray();
  }

  /** Gives each colour the value that follows from it. */
  void replace(IntUnaryOperator value) {
    for (int i = 0; i < colours.length; i++) {
      values[i] = colours[i] == FREE ? 0 : value.applyAsInt(colours[i]);
    }
  }

  /** Writes the values of pixels that were counted, as bytes. */
  void lookUp(int[] pixels, byte[] bytes) {
    byte value = 0;
    for (int i = 0; i < pixels.length; i++) {
      if (i == 0 || pixels[i] != pixels[i - 1]) {
        value = (byte) values[place(pixels[i] & COLOUR)];
      }
      bytes[i] = value;
    }
  }

  private int add(int colour) {
    int place = place(colour);
    if (colours[place] == FREE) {
      if (2 * ++size > colours.length) {
        grow();
        place = place(colour);
      }
      colours[place] = colour;
    }
    return place;
  }

  private void grow() {
    int[] oldColours = colours;
    int[] oldValues = values;
    colours = new int[2 * oldColours.length];
    values = new int[colours.length];
    Arrays.fill(colours, FREE);
    for (int i = 0; i < oldColours.length; i++) {
      if (oldColours[i] != FREE) {
        int place = place(oldColours[i]);
        colours[place] = oldColours[i];
        values[place] = oldValues[i];
      }
    }
  }

  /** Where a colour is, or else belongs. */
  private int place(int colour) {
    int mask = colours.length - 1;
    int place = ((colour * 0x9e3779b9) >>> 12) & mask; // the upper bits are the well mixed ones
    while (colours[place] != colour && colours[place] != FREE) {
      place = (place + 1) & mask;
    }
    return place;
  }
}
