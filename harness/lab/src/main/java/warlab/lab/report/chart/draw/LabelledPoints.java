package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import warlab.lab.statistics.basic.Interval;

/**
 * Points with errors and names beside them, joined by lines or loose. A name goes where it covers
 * no other name and no point, and if possible no line or whisker; one for which there is no such
 * place is left out.
 */
public final class LabelledPoints extends XYErrorRenderer {
  private static final long serialVersionUID = 1;
  private static final double GAP = 9;
  private static final double HEIGHT = 17;

  private final transient Values points = new Values(this);
  private final transient List<List<String>> names = new ArrayList<>();
  private transient List<Rectangle2D> taken = new ArrayList<>();
  private transient List<Line2D> line = new ArrayList<>();

  public LabelledPoints() {
    setErrorStroke(new BasicStroke(1.2f));
    setCapLength(5);
  }

  /** Begins a series. */
  public void series(String name, Color colour, boolean isJoined, boolean hasMarkers) {
    int index = points.series(name, colour, ChartTheme.marker(names.size()));
    names.add(new ArrayList<>());
    setSeriesLinesVisible(index, isJoined);
    setSeriesShapesVisible(index, hasMarkers);
    setSeriesStroke(index, new BasicStroke(hasMarkers ? 2f : 7f));
  }

  /** Adds a point to the last series; without a name it is only the corner of a line. */
  public void add(double x, Interval xs, double y, Interval ys, String name, String tip) {
    int index = names.size() - 1;
    names.get(index).add(name);
    points.add(index, x, xs, y, ys, tip);
  }

  public XYPlot plot(ValueAxis across, ValueAxis up) {
    return points.plot(across, up);
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
    IntervalXYDataset values = (IntervalXYDataset) dataset;
    for (int series = 0; series < values.getSeriesCount(); series++) {
      Point2D last = null;
      for (int item = 0; item < values.getItemCount(series); item++) {
        double x = values.getXValue(series, item);
        double y = values.getYValue(series, item);
        Point2D at = at(plot, area, x, y);
        if (last != null && Boolean.TRUE.equals(getSeriesLinesVisible(series))) {
          line.add(new Line2D.Double(last, at));
        }
        last = at;
        line.add(
            new Line2D.Double(
                at(plot, area, x, values.getStartYValue(series, item)),
                at(plot, area, x, values.getEndYValue(series, item))));
        line.add(
            new Line2D.Double(
                at(plot, area, values.getStartXValue(series, item), y),
                at(plot, area, values.getEndXValue(series, item), y)));
        taken.add(new Rectangle2D.Double(at.getX() - 5, at.getY() - 5, 10, 10));
      }
    }
    return super.initialise(graphics, area, plot, dataset, info);
  }

  private static Point2D at(XYPlot plot, Rectangle2D area, double x, double y) {
    return new Point2D.Double(
        plot.getDomainAxis().valueToJava2D(x, area, plot.getDomainAxisEdge()),
        plot.getRangeAxis().valueToJava2D(y, area, plot.getRangeAxisEdge()));
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
    String name = names.get(series).get(item);
    if (name.isEmpty()) {
      return;
    }
    Point2D at = at(plot, area, dataset.getXValue(series, item), dataset.getYValue(series, item));
    graphics.setFont(ChartTheme.font(14));
    graphics.setPaint(ChartTheme.INK);
    double width = graphics.getFontMetrics().stringWidth(name);
    List<Rectangle2D> free =
        places(at.getX(), at.getY(), width).stream()
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
