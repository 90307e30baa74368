package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CombinedRangeXYPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import warlab.lab.statistics.basic.Interval;

/** The same rows in panels side by side, each with an axis of its own: dots with whiskers. */
public final class RowPanels {
  /** From one series of a panel to the next, within a row. */
  private static final double STEP = 0.24;

  /** As many fit below a panel. */
  private static final double LABELS = 2.5;

  private static final int SERIES_HEIGHT = 11;

  private RowPanels() {}

  /** A value of a row. */
  public record Dot(int row, double value, Interval interval, String tip) {}

  /** One kind of dots of a panel. */
  public record Series(String name, List<Dot> dots) {}

  /** Some series with an axis of their own. */
  public record Panel(String label, List<Series> series) {}

  /** A picture of rows with these names, with a line at nothing in every panel. */
  public static Picture picture(
      String name, String title, String subtitle, List<String> rows, List<Panel> panels) {
    CombinedRangeXYPlot all = new CombinedRangeXYPlot(Rows.axis(rows));
    all.setGap(14);
    List<String> legend = new ArrayList<>();
    for (Panel panel : panels) {
      all.add(plot(panel, rows, legend.size()));
      panel.series().forEach(each -> legend.add(each.name()));
    }
    int most = panels.stream().mapToInt(panel -> panel.series().size()).max().orElse(1);
    int height =
        30
            + Rows.height(rows)
            + rows.size() * SERIES_HEIGHT * (most - 1)
            + ChartTheme.legendHeight(legend);
    return Picture.of(name, title, subtitle, all, true, height);
  }

  private static XYPlot plot(Panel panel, List<String> rows, int firstColour) {
    Values dots = new Values(ChartTheme.whiskers(true, 2, 5));
    for (int series = 0; series < panel.series().size(); series++) {
      Series each = panel.series().get(series);
      dots.series(each.name(), ChartTheme.series(firstColour + series), ChartTheme.marker(0));
      for (Dot dot : each.dots()) {
        double at = dot.row() + STEP * (series - (panel.series().size() - 1) / 2.0);
        dots.add(series, dot.value(), dot.interval(), at, new Interval(at, at), dot.tip());
      }
    }
    NumberAxis values = Axes.linear(panel.label());
    values.setAutoRangeIncludesZero(true);
    XYPlot plot = dots.plot(values, Rows.axis(rows)); // an axis for the style: panels share one
    plot.setRangeAxis(null);
    plot.setInsets(RectangleInsets.ZERO_INSETS);
    plot.addDomainMarker(
        new ValueMarker(0, ChartTheme.NEUTRAL, new BasicStroke(1.4f)), Layer.BACKGROUND);
    separateRows(plot, rows.size());
    values.setTickUnit(new NumberTickUnit(step(values.getRange().getLength())));
    return plot;
  }

  /** From tick to tick, a 1, 2 or 5 and zeros: the library leaves narrow panels with one label. */
  private static double step(double length) {
    double size = Math.pow(10, Math.floor(Math.log10(length / LABELS)));
    double wanted = length / LABELS / size;
    return size * (wanted <= 1 ? 1 : wanted <= 2 ? 2 : wanted <= 5 ? 5 : 10);
  }

  /** So that the eye stays in its row from panel to panel. */
  private static void separateRows(XYPlot plot, int rows) {
    plot.setRangeGridlinesVisible(false);
    for (int row = 0; row <= rows; row++) {
      plot.addRangeMarker(
          new ValueMarker(row - 0.5, ChartTheme.GRID, new BasicStroke(1f)), Layer.BACKGROUND);
    }
  }
}
