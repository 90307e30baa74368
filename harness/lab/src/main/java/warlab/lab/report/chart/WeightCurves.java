package warlab.lab.report.chart;

import java.awt.Color;
import java.util.List;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;

/** The way of tuned weights, with the part shaded whose mean is the result. */
public final class WeightCurves {
  private static final Color SHADE = new Color(0xE0, 0xE6, 0xEE);

  private WeightCurves() {}

  /** A point of a curve. */
  public record Point(double games, double value) {}

  /** The way of one weight, in units of its reach from where it started. */
  public record Curve(String name, List<Point> points) {}

  /**
   * Draws some.
   *
   * @param averaged the games over which the result is the mean
   */
  public static Picture picture(String name, String title, List<Curve> curves, Interval averaged) {
    Part<Curve> shown = Part.first(curves, ChartTheme.distinctSeries(), "first");
    Lines lines = new Lines(false);
    for (Curve curve : shown.rows()) {
      lines.series(curve.name());
      for (Point point : curve.points()) {
        Interval exact = new Interval(point.value(), point.value());
        lines.add(point.games(), point.value(), exact, tip(curve, point));
      }
    }
    XYPlot plot = lines.plot(Axes.counts("games"), Axes.linear("change, in units of the reach c"));
    plot.addDomainMarker(
        new IntervalMarker(averaged.low(), averaged.high(), SHADE), Layer.BACKGROUND);
    String subtitle = "the result is the mean over the shaded part";
    return shown.picture(name, title, subtitle, plot, lines.height());
  }

  private static String tip(Curve curve, Point point) {
    return "%s after %s: %s"
        .formatted(
            curve.name(),
            NumberText.count((long) point.games(), "game"),
            NumberText.compact(point.value()));
  }
}
