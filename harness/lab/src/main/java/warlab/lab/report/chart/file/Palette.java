package warlab.lab.report.chart.file;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The colours of a picture, without those that hardly differ from a more frequent one: shades at
 * the edges of letters and lines. Nobody sees it, and the files of charts are a third as large.
 */
final class Palette {
  private static final int MAX_COLOURS = 256;

  /** The square of a distance that one does not see, about nine steps in each of three parts. */
  private static final int SAME = 256;

  private final int[] colours = new int[MAX_COLOURS];
  private final Map<Integer, Integer> places = new HashMap<>();
  private int size;

  /** From the most frequent colour to the rarest. */
  private Palette(List<Integer> frequent) {
    for (int colour : frequent) {
      if (size == 0 || (size < MAX_COLOURS && distance(colour, colours[nearest(colour)]) > SAME)) {
        colours[size++] = colour;
      }
    }
  }

  /** The same picture with a number for each pixel. */
  static BufferedImage indexed(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
    Palette palette = new Palette(byFrequency(pixels));
    BufferedImage indexed =
        new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
    WritableRaster raster = indexed.getRaster();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = palette.placeOf(pixels[i]);
    }
    raster.setSamples(0, 0, width, height, 0, pixels);
    return indexed;
  }

  private static List<Integer> byFrequency(int[] pixels) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int pixel : pixels) {
      counts.merge(pixel, 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .sorted(
            Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .toList();
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

  private int placeOf(int colour) {
    return places.computeIfAbsent(colour, this::nearest);
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
