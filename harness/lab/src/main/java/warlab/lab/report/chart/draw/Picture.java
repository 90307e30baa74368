package warlab.lab.report.chart.draw;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.ui.Drawable;

/**
 * A chart with its size, ready to be drawn.
 *
 * @param name of its files, without ending
 * @param title what it is about and from how many games
 */
public record Picture(String name, String title, Drawable drawable, int width, int height) {
  /** The usual width: fonts are chosen so that half of it can still be read. */
  public static final int WIDTH = 800;

  /** The usual height. */
  public static final int HEIGHT = 480;

  /** Draws it from the origin in its own size. */
  public void draw(Graphics2D graphics) {
    drawable.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
  }
}
