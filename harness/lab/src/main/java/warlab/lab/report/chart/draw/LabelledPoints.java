package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYDataset;

/**
 * Points with names beside them: the first series joined by a line, the second loose. A name goes
 * where it covers no other name and no point, and if possible not the line; one for which there is
 * no such place is left out.
 */
public final class LabelledPoints extends XYLineAndShapeRenderer {
  private static final long serialVersionUID = 1;
  private static final double GAP = 9;
  private static final double HEIGHT = 17;

  private final transient List<String> names;
  private transient List<Rectangle2D> taken = new ArrayList<>();
  private transient List<Line2D> line = new ArrayList<>();

  /** Names of the points of the first series, then of the second. */
  public LabelledPoints(List<String> names) {
    this.names = new ArrayList<>(names);
    setSeriesPaint(0, ChartTheme.BLUE);
    setSeriesPaint(1, ChartTheme.NEUTRAL);
    setSeriesLinesVisible(1, false);
    setSeriesStroke(0, new BasicStroke(2f));
    setSeriesShape(0, ChartTheme.marker(0));
    setSeriesShape(1, ChartTheme.marker(0));
  }

  @Override
  public XYItemRendererState initialise(
      Graphics2D graphics,
      Rectangle2D area,
      XYPlot plot,
      XYDataset dataset,
      PlotRenderingInfo info) {
    // All points at once: a name of the first series must not cover a point of the second, which
    // is drawn later.
    taken = new ArrayList<>();
    line = new ArrayList<>();
    for (int item = 1; item < dataset.getItemCount(0); item++) {
      line.add(
          new Line2D.Double(
              x(plot, dataset, 0, item - 1, area),
              y(plot, dataset, 0, item - 1, area),
              x(plot, dataset, 0, item, area),
              y(plot, dataset, 0, item, area)));
    }
    for (int series = 0; series < dataset.getSeriesCount(); series++) {
      for (int item = 0; item < dataset.getItemCount(series); item++) {
        double x = x(plot, dataset, series, item, area);
        double y = y(plot, dataset, series, item, area);
        taken.add(new Rectangle2D.Double(x - 5, y - 5, 10, 10));
      }
    }
    return super.initialise(graphics, area, plot, dataset, info);
  }

  private static double x(XYPlot plot, XYDataset dataset, int series, int item, Rectangle2D area) {
    return plot.getDomainAxis()
        .valueToJava2D(dataset.getXValue(series, item), area, plot.getDomainAxisEdge());
  }

  private static double y(XYPlot plot, XYDataset dataset, int series, int item, Rectangle2D area) {
    return plot.getRangeAxis()
        .valueToJava2D(dataset.getYValue(series, item), area, plot.getRangeAxisEdge());
  }

  @Override
  protected void drawSecondaryPass(
      Graphics2D graphics,
      XYPlot plot,
      XYDataset dataset,
      int pass,
      int series,
      int item,
      ValueAxis across,
      Rectangle2D area,
      ValueAxis up,
      CrosshairState crosshairs,
      EntityCollection entities) {
    super.drawSecondaryPass(
        graphics, plot, dataset, pass, series, item, across, area, up, crosshairs, entities);
    String name = names.get(series == 0 ? item : dataset.getItemCount(0) + item);
    double x = x(plot, dataset, series, item, area);
    double y = y(plot, dataset, series, item, area);
    graphics.setFont(ChartTheme.font(14));
    graphics.setPaint(series == 0 ? ChartTheme.INK : ChartTheme.PALE_INK);
    double width = graphics.getFontMetrics().stringWidth(name);
    List<Rectangle2D> free =
        places(x, y, width).stream()
            .filter(place -> area.contains(place) && taken.stream().noneMatch(place::intersects))
            .toList();
    free.stream()
        .filter(place -> line.stream().noneMatch(wider(place)::intersectsLine))
        .findFirst()
        .or(() -> free.stream().findFirst())
        .ifPresent(
            place -> {
              taken.add(place);
              graphics.drawString(name, (float) place.getX(), (float) (place.getMaxY() - 4));
            });
  }

  private static Rectangle2D wider(Rectangle2D place) {
    double more = GAP / 3;
    return new Rectangle2D.Double(
        place.getX() - more, place.getY(), place.getWidth() + 2 * more, place.getHeight());
  }

  /** Right, left, above, below, and the corners, at last further off. */
  private static List<Rectangle2D> places(double x, double y, double width) {
    List<Rectangle2D> places = new ArrayList<>();
    places.add(new Rectangle2D.Double(x + GAP, y - HEIGHT / 2, width, HEIGHT));
    places.add(new Rectangle2D.Double(x - GAP - width, y - HEIGHT / 2, width, HEIGHT));
    places.add(new Rectangle2D.Double(x - width / 2, y - GAP - HEIGHT, width, HEIGHT));
    places.add(new Rectangle2D.Double(x - width / 2, y + GAP, width, HEIGHT));
    for (double off : new double[] {GAP / 2, 3 * GAP / 2}) {
      places.add(new Rectangle2D.Double(x + GAP, y + off, width, HEIGHT));
      places.add(new Rectangle2D.Double(x + GAP, y - off - HEIGHT, width, HEIGHT));
      places.add(new Rectangle2D.Double(x - GAP - width, y - off - HEIGHT, width, HEIGHT));
      places.add(new Rectangle2D.Double(x - GAP - width, y + off, width, HEIGHT));
    }
    return places;
  }
}
