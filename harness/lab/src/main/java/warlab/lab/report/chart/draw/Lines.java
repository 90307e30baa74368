package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import warlab.lab.statistics.basic.Interval;

/** Lines with bands around them; the bands of values that are exact are empty. */
public final class Lines {
  private final List<String> names = new ArrayList<>();
  private final DeviationRenderer renderer;
  private final Values lines;

  /** With or without a marker at each point. */
  public Lines(boolean hasMarkers) {
    renderer = new DeviationRenderer(true, hasMarkers);
    renderer.setAlpha(0.18f);
    lines = new Values(renderer);
  }

  /** Begins a line. */
  public void series(String name) {
    series(name, ChartTheme.series(names.size()));
  }

  public void series(String name, Color colour) {
    int index = lines.series(name, colour, ChartTheme.marker(names.size()));
    names.add(name);
    renderer.setSeriesFillPaint(index, colour);
    renderer.setSeriesStroke(index, ChartTheme.line(index));
  }

  /** Adds a point to the last line; the tip says what it is to whoever points at its marker. */
  public void add(double x, double y, Interval band, String tip) {
    lines.add(names.size() - 1, x, new Interval(x, x), y, band, tip);
  }

  /** The height of a picture with a legend of all lines. */
  public int height() {
    return Picture.HEIGHT + ChartTheme.legendHeight(names);
  }

  public XYPlot plot(ValueAxis across, ValueAxis up) {
    return lines.plot(across, up);
  }
}
