package warlab.lab.report.chart.draw;

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
}
