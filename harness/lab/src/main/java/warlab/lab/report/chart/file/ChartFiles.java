package warlab.lab.report.chart.file;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;
import warlab.lab.report.chart.draw.Picture;

/** Turns pictures into SVG and PNG; the same picture gives the same bytes on one machine. */
public final class ChartFiles {
  /** PNG pixels to a unit of the drawing, for sharp text on fine screens. */
  private static final int SCALE = 2;

  /** Of SVG coordinates: a tenth of a unit is finer than one sees. */
  private static final int DECIMALS = 1;

  /** What changes nothing: full opacity, mitres of flat joints, the clip to a whole chart. */
  private static final Pattern DEFAULTS =
      Pattern.compile(
          "(fill|stroke)-opacity: ?1\\.0; ?|stroke-miterlimit:10;?| clip-path='[^']*-clip-0\\)'");

  private ChartFiles() {}

  /** Writes both files of each picture into a folder. */
  public static void write(Path folder, List<Picture> pictures) throws IOException {
    Files.createDirectories(folder);
    for (Picture picture : pictures) {
      String document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg(picture) + "\n";
      Files.write(
          folder.resolve(picture.name() + ".svg"), document.getBytes(StandardCharsets.UTF_8));
      Files.write(folder.resolve(picture.name() + ".png"), png(picture));
    }
  }

  /** The SVG element, which may also stand inside a page. */
  public static String svg(Picture picture) {
    SVGGraphics2D graphics = new SVGGraphics2D(picture.width(), picture.height());
    // The prefix of ids is random unless set; with the name, several charts fit on one page.
    graphics.setDefsKeyPrefix(picture.name() + "-");
    graphics.setGeomDoubleConverter(ChartFiles::rounded);
    graphics.setTransformDoubleConverter(ChartFiles::rounded);
    graphics.setFontFunction(family -> "Helvetica, Arial, DejaVu Sans, sans-serif");
    draw(picture, graphics);
    return withoutDefaults(
        graphics.getSVGElement(
            null, true, new ViewBox(0, 0, picture.width(), picture.height()), null, null));
  }

  /** Every line would say what holds for all lines anyway: a fifth of the element. */
  private static String withoutDefaults(String svg) {
    return DEFAULTS.matcher(svg).replaceAll("");
  }

  private static String rounded(double coordinate) {
    return BigDecimal.valueOf(coordinate)
        .setScale(DECIMALS, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  public static byte[] png(Picture picture) {
    BufferedImage image =
        new BufferedImage(
            SCALE * picture.width(), SCALE * picture.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(SCALE, SCALE);
    draw(picture, graphics);
    graphics.dispose();
    return encoded(Palette.indexed(image));
  }

  private static byte[] encoded(BufferedImage image) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam smallest = writer.getDefaultWriteParam();
    smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    smallest.setCompressionQuality(0);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), smallest);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static void draw(Picture picture, Graphics2D graphics) {
    picture
        .drawable()
        .draw(graphics, new Rectangle2D.Double(0, 0, picture.width(), picture.height()));
  }
}
