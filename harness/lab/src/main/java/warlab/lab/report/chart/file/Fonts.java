package warlab.lab.report.chart.file;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** Whether anything can be written in a picture here: a bare server may have no font at all. */
public final class Fonts {
  private Fonts() {}

  /** Tries it, since Java has no other answer than failing, in one of several ways. */
  public static boolean areThere() {
    Graphics2D graphics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    try {
      graphics.getFontMetrics(new Font(Font.SANS_SERIF, Font.PLAIN, 12)).stringWidth("x");
      return true;
    } catch (RuntimeException | Error none) {
      return false;
    } finally {
      graphics.dispose();
    }
  }
}
