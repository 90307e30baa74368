package warlab.lab.report.chart.file;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;

/**
 * The colours of a picture, without those that hardly differ from a more frequent one: shades at
 * the edges of letters and lines. Nobody sees it, and the files of charts are a third as large.
 */
final class Palette {
  private static final int MAX_COLOURS = 256;

  /** The square of a distance that one does not see, about nine steps in each of three parts. */
  private static final int SAME = 256;

  private final int[] colours = new int[MAX_COLOURS];
  private int size;

  /** From the most frequent colour to the rarest. */
  private Palette(int[] frequent) {
    for (int colour : frequent) {
      if (size == 0 || (size < MAX_COLOURS && distance(colour, colours[nearest(colour)]) > SAME)) {
        colours[size++] = colour;
      }
    }
  }

  /** The same picture, one of {@link BufferedImage#TYPE_INT_RGB}, with a number for each pixel. */
  static BufferedImage indexed(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    int[] pixels = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
    ColourTable table = ColourTable.ofCounts(pixels);
    Palette palette = new Palette(table.byFrequency());
    table.replace(palette::nearest);
    BufferedImage indexed =
        new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
    table.lookUp(pixels, ((DataBufferByte) indexed.getRaster().getDataBuffer()).getData());
    return indexed;
  }

  private IndexColorModel model() {
    byte[] red = new byte[size];
    byte[] green = new byte[size];
    byte[] blue = new byte[size];
    for (int i = 0; i < size; i++) {
      red[i] = (byte) (colours[i] >> 16);
      green[i] = (byte) (colours[i] >> 8);
      blue[i] = (byte) colours[i];
    }
    return new IndexColorModel(8, size, red, green, blue);
  }

  private int nearest(int colour) {
    int nearest = 0;
    for (int i = 1; i < size; i++) {
      if (distance(colour, colours[i]) < distance(colour, colours[nearest])) {
        nearest = i;
      }
    }
    return nearest;
  }

  private static int distance(int a, int b) {
    int sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int difference = (a >> shift & 255) - (b >> shift & 255);
      sum += difference * difference;
    }
    return sum;
  }
}
