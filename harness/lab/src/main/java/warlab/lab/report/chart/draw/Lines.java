package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import warlab.lab.statistics.basic.Interval;

/** Lines with bands around them; the bands of values that are exact are empty. */
public final class Lines {
  private final YIntervalSeriesCollection lines = new YIntervalSeriesCollection();
  private final List<String> names = new ArrayList<>();
  private final DeviationRenderer renderer;
  private final Tips tips = new Tips();

  /** With or without a marker at each point. */
  public Lines(boolean hasMarkers) {
    renderer = new DeviationRenderer(true, hasMarkers);
    renderer.setAlpha(0.18f);
    renderer.setDefaultToolTipGenerator(tips);
  }

  /** Begins a line. */
  public Lines series(String name) {
    return series(name, ChartTheme.series(names.size()));
  }

  public Lines series(String name, Color colour) {
    int index = names.size();
    names.add(name);
    tips.addSeries();
    lines.addSeries(new YIntervalSeries(name, false, true));
    renderer.setSeriesPaint(index, colour);
    renderer.setSeriesFillPaint(index, colour);
    renderer.setSeriesStroke(index, ChartTheme.line(index));
    renderer.setSeriesShape(index, ChartTheme.marker(index));
    return this;
  }

  /** Adds a point to the last line; the tip says what it is to whoever points at its marker. */
  public void add(double x, double y, Interval band, String tip) {
    tips.add(names.size() - 1, tip);
    lines.getSeries(names.size() - 1).add(x, y, band.low(), band.high());
  }

  /** The height of a picture with a legend of all lines. */
  public int height() {
    return Picture.HEIGHT + ChartTheme.legendHeight(names);
  }

  public XYPlot plot(ValueAxis across, ValueAxis up) {
    return ChartTheme.style(new XYPlot(lines, across, up, renderer));
  }
}
