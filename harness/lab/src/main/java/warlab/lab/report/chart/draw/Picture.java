package warlab.lab.report.chart.draw;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.ChartEntity;
import org.jfree.chart.plot.Plot;

/**
 * A chart with its size, ready to be drawn.
 *
 * @param name of its files, without ending
 * @param title what it is about and from how many games
 * @param collapsedLabel what a page writes on it when it is collapsed at first; empty if it is open
 */
public record Picture(
    String name, String title, Content content, int height, String collapsedLabel) {
  /** The width of all: fonts are chosen so that half of it can still be read. */
  public static final int WIDTH = 800;

  /** The usual height. */
  public static final int HEIGHT = 480;

  /** Where a value lies in a picture, and what it is in words, for whoever points at it. */
  public record Spot(Rectangle2D area, String text) {}

  /** Draws itself into an area, and adds where its values lie. */
  public interface Content {
    void draw(Graphics2D graphics, Rectangle2D area, List<Spot> spots);
  }

  /** A picture of a chart, with a legend below if wanted, that is open. */
  public static Picture of(
      String name, String title, String subtitle, Plot plot, boolean hasLegend, int height) {
    JFreeChart chart = ChartTheme.chart(title, subtitle, plot, hasLegend);
    Content content = (graphics, area, spots) -> draw(chart, graphics, area, spots);
    return new Picture(name, title, content, height, "");
  }

  /** The same picture with this label if it is to be collapsed, and open if that is empty. */
  public Picture collapsed(String label) {
    return new Picture(name, title, content, height, label);
  }

  /** Draws it from the origin in its own size, and says where its values lie. */
  public List<Spot> draw(Graphics2D graphics) {
    List<Spot> spots = new ArrayList<>();
    content.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height), spots);
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
