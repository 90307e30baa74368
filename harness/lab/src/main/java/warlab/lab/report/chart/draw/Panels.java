package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.Size2D;
import org.jfree.data.Range;

/** Small charts of the same kind side by side, under one heading and above one legend. */
public final class Panels {
  /** Panels that a page shows at first. */
  public static final int OPEN = 4;

  /** More would make a picture too tall to look at; a chart then says what it leaves out. */
  public static final int MAX = 12;

  private static final int PANEL_HEIGHT = 300;
  private static final int MARGIN = 12;

  private final List<Title> headings;
  private final List<JFreeChart> panels = new ArrayList<>();

  public Panels(String title, String subtitle) {
    headings = List.of(ChartTheme.title(title), ChartTheme.subtitle(subtitle));
  }

  public void add(String name, XYPlot plot) {
    JFreeChart panel = new JFreeChart(null, ChartTheme.font(15), plot, false);
    Font bold = new Font(Font.SANS_SERIF, Font.BOLD, 15);
    panel.setTitle(ChartTheme.heading(name, bold, ChartTheme.INK));
    panel.setBackgroundPaint(Color.WHITE);
    panel.setPadding(new RectangleInsets(4, 4, 4, 26));
    panels.add(panel);
  }

  private int columns() {
    return panels.size() == 1 ? 1 : 2;
  }

  private int rows() {
    return (panels.size() + columns() - 1) / columns();
  }

  public Picture picture(String name, String title, String collapsedLabel) {
    int height = 110 + rows() * (columns() == 1 ? 380 : PANEL_HEIGHT);
    return new Picture(name, title, this::draw, height, collapsedLabel);
  }

  private void draw(Graphics2D graphics, Rectangle2D area, List<Picture.Spot> spots) {
    graphics.setPaint(Color.WHITE);
    graphics.fill(area);
    double left = area.getX() + MARGIN;
    double top = area.getY() + MARGIN;
    double width = area.getWidth() - 2 * MARGIN;
    for (Title heading : headings) {
      top += drawTitle(graphics, heading, left, top, width);
    }
    LegendTitle legend = ChartTheme.style(new LegendTitle(panels.get(0).getPlot()));
    double legendHeight = arrange(graphics, legend, width);
    double bottom = area.getMaxY() - MARGIN - legendHeight;
    drawTitle(graphics, legend, left, bottom, width);
    double panelWidth = width / columns();
    double panelHeight = (bottom - top) / rows();
    for (int i = 0; i < panels.size(); i++) {
      int row = i / columns();
      int column = i % columns();
      double x = left + column * panelWidth;
      double y = top + row * panelHeight;
      Rectangle2D panel = new Rectangle2D.Double(x, y, panelWidth, panelHeight);
      Picture.draw(panels.get(i), graphics, panel, spots);
    }
  }

  private static double drawTitle(
      Graphics2D graphics, Title title, double left, double top, double width) {
    double height = arrange(graphics, title, width);
    title.draw(graphics, new Rectangle2D.Double(left, top, width, height));
    return height;
  }

  private static double arrange(Graphics2D graphics, Title title, double width) {
    RectangleConstraint fit = new RectangleConstraint(new Range(0, width), new Range(0, 400));
    Size2D size = title.arrange(graphics, fit);
    return size.getHeight();
  }
}
