package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import warlab.lab.statistics.basic.Interval;

/** Rows with a dot for a value and a whisker for how sure it is. */
public final class DotRows extends Rows {

  public DotRows() {
    super(ChartTheme.whiskers(true, 2, 7));
  }

  /**
   * Adds a row below the others.
   *
   * @param figure the value in words, beside the row
   * @param tip who it is and all that is known, for whoever points at it
   */
  public void add(
      int series, String name, double value, Interval interval, String figure, String tip) {
    addRow(name, figure);
    addValue(series, value, interval, 0, tip);
  }

  /** The plot with a line at the value that means equal. */
  public XYPlot plot(NumberAxis axis, double equal) {
    XYPlot plot = plot(axis);
    ValueMarker line = new ValueMarker(equal, ChartTheme.NEUTRAL, new BasicStroke(1.4f));
    plot.addDomainMarker(line, Layer.BACKGROUND);
    return plot;
  }
}
