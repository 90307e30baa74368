package warlab.lab.report.chart.file;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;

/** Turns pictures into SVG and PNG; the same picture gives the same bytes on one machine. */
public final class ChartFiles {
  /** Inside the results folder. */
  public static final String FOLDER = "charts";

  /** PNG pixels to a unit of the drawing, for sharp text on fine screens. */
  private static final int SCALE = 2;

  private ChartFiles() {}

  /**
   * Whether anything can be written in a picture here: a bare server may have no font at all. Tries
   * it, since Java has no other answer than failing, in one of several ways.
   */
  public static boolean haveFonts() {
    Graphics2D graphics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    try {
      graphics.getFontMetrics(ChartTheme.font(12)).stringWidth("x");
      return true;
    } catch (RuntimeException | Error none) {
      return false;
    } finally {
      graphics.dispose();
    }
  }

  /** Both files of a picture, by where they lie as seen from the results folder. */
  static Map<String, byte[]> of(Picture picture, String svg) {
    String document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg + "\n";
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put(path(picture, "svg"), document.getBytes(StandardCharsets.UTF_8));
    files.put(path(picture, "png"), png(picture));
    return files;
  }

  static List<String> paths(Picture picture) {
    return List.of(path(picture, "svg"), path(picture, "png"));
  }

  private static String path(Picture picture, String ending) {
    return FOLDER + "/" + picture.name() + "." + ending;
  }

  /** The SVG element, which may also stand inside a page. */
  public static String svg(Picture picture) {
    return SvgElement.of(picture);
  }

  public static byte[] png(Picture picture) {
    BufferedImage image =
        new BufferedImage(
            SCALE * Picture.WIDTH, SCALE * picture.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(SCALE, SCALE);
    picture.draw(graphics);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 17);
    // In memory: the library would else write each picture to a temporary file first.
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
