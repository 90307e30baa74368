package warlab.lab.report.chart.draw;

import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import warlab.lab.statistics.basic.Interval;

/** Rows of bars from a value to a value; bars of one row may follow each other. */
public final class BarRows extends Rows {

  public BarRows() {
    super(renderer());
  }

  private static XYBarRenderer renderer() {
    XYBarRenderer renderer = new XYBarRenderer();
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    renderer.setUseYInterval(true);
    return renderer;
  }

  /** Adds a bar to the last row; its thickness is a share of the row, the tip says what it is. */
  public void addBar(int series, double from, double to, double thickness, String tip) {
    addValue(series, (from + to) / 2, new Interval(from, to), thickness / 2, tip);
  }

  /**
   * Adds a row of bars that follow each other, as long as their shares of all counts.
   *
   * @param counts one for each series
   * @param tip what a bar is, by its series and share
   */
  public void addShares(
      String name, String figure, long[] counts, BiFunction<Integer, Double, String> tip) {
    addRow(name, figure);
    long sum = LongStream.of(counts).sum();
    double from = 0;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        double share = (double) counts[i] / sum;
        addBar(i, from, from + share, 0.7, tip.apply(i, share));
        from += share;
      }
    }
  }

  @Override
  public XYPlot plot(NumberAxis axis) {
    XYPlot plot = super.plot(axis);
    plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD); // a later kind lies on top
    return plot;
  }
}
