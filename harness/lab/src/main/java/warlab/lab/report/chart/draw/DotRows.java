package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import warlab.lab.statistics.basic.Interval;

/** Rows with a dot for a value and a whisker for how sure it is. */
public final class DotRows {
  private final List<String> names = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();
  private final XYIntervalSeriesCollection dots = new XYIntervalSeriesCollection();
  private final XYErrorRenderer renderer = new XYErrorRenderer();
  private final Tips tips = new Tips();

  public DotRows() {
    renderer.setDefaultToolTipGenerator(tips);
    renderer.setDrawXError(true);
    renderer.setDrawYError(false);
    renderer.setCapLength(7);
    renderer.setErrorStroke(new BasicStroke(2f));
  }

  /** Begins a kind of dots with a colour of its own. */
  public DotRows series(String name, Color colour) {
    int index = dots.getSeriesCount();
    tips.addSeries();
    dots.addSeries(new XYIntervalSeries(name, false, true));
    renderer.setSeriesPaint(index, colour);
    renderer.setSeriesShape(index, ChartTheme.marker(0));
    return this;
  }

  /**
   * Adds a row below the others.
   *
   * @param figure the value in words, beside the row
   * @param tip who it is and all that is known, for whoever points at it
   */
  public void add(
      int series, String name, double value, Interval interval, String figure, String tip) {
    int row = names.size();
    names.add(name);
    figures.add(figure);
    tips.add(series, tip);
    dots.getSeries(series).add(value, interval.low(), interval.high(), row, row, row);
  }

  public List<String> names() {
    return names;
  }

  /** The plot with a line at the value that means equal. */
  public XYPlot plot(NumberAxis values, double equal) {
    XYPlot plot = Rows.plot(names, figures, values, dots, renderer);
    ValueMarker line = new ValueMarker(equal, ChartTheme.NEUTRAL, new BasicStroke(1.4f));
    plot.addDomainMarker(line, Layer.BACKGROUND);
    return plot;
  }
}
