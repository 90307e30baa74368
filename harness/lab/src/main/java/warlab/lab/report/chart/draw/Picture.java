package warlab.lab.report.chart.draw;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.ChartEntity;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.ui.Drawable;

/**
 * A chart with its size, ready to be drawn.
 *
 * @param name of its files, without ending
 * @param title what it is about and from how many games
 * @param collapsedLabel what a page writes on it when it is collapsed at first; empty if it is open
 */
public record Picture(
    String name, String title, Drawable drawable, int height, String collapsedLabel) {
  /** The width of all: fonts are chosen so that half of it can still be read. */
  public static final int WIDTH = 800;

  /** The usual height. */
  public static final int HEIGHT = 480;

  /** A picture of a chart, with a legend below if wanted, that is open. */
  public static Picture of(
      String name, String title, String subtitle, Plot plot, boolean hasLegend, int height) {
    return new Picture(name, title, ChartTheme.chart(title, subtitle, plot, hasLegend), height, "");
  }

  /** The same picture with this label if it is to be collapsed, and open if that is empty. */
  public Picture collapsed(String label) {
    return new Picture(name, title, drawable, height, label);
  }

  /** Draws it from the origin in its own size, and says where its values lie. */
  public List<Spot> draw(Graphics2D graphics) {
    Rectangle2D area = new Rectangle2D.Double(0, 0, WIDTH, height);
    List<Spot> spots = new ArrayList<>();
    if (drawable instanceof JFreeChart chart) {
      draw(chart, graphics, area, spots);
    } else if (drawable instanceof Panels panels) {
      panels.draw(graphics, area, spots);
    } else {
      drawable.draw(graphics, area);
    }
    return spots;
  }

  static void draw(JFreeChart chart, Graphics2D graphics, Rectangle2D area, List<Spot> spots) {
    ChartRenderingInfo info = new ChartRenderingInfo();
    chart.draw(graphics, area, info);
    for (Object entity : info.getEntityCollection().getEntities()) {
      ChartEntity value = (ChartEntity) entity;
      String text = value.getToolTipText();
      if (text != null && !text.isEmpty()) {
        spots.add(new Spot(value.getArea().getBounds2D(), text));
      }
    }
  }
}
