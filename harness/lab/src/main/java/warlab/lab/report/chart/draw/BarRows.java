package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/** Rows of bars from a value to a value; bars of one row may follow each other. */
public final class BarRows {
  private final List<String> names = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();
  private final XYIntervalSeriesCollection bars = new XYIntervalSeriesCollection();
  private final XYBarRenderer renderer = new XYBarRenderer();
  private final Tips tips = new Tips();

  public BarRows() {
    renderer.setDefaultToolTipGenerator(tips);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    renderer.setUseYInterval(true);
  }

  /** Begins a kind of bars with a colour of its own. */
  public BarRows series(String name, Color colour) {
    renderer.setSeriesPaint(bars.getSeriesCount(), colour);
    tips.addSeries();
    bars.addSeries(new XYIntervalSeries(name, false, true));
    return this;
  }

  /** Adds an empty row below the others. */
  public void addRow(String name, String figure) {
    names.add(name);
    figures.add(figure);
  }

  /** Adds a bar to the last row; its thickness is a share of the row, the tip says what it is. */
  public void addBar(int series, double from, double to, double thickness, String tip) {
    tips.add(series, tip);
    int row = names.size() - 1;
    double half = thickness / 2;
    bars.getSeries(series).add((from + to) / 2, from, to, row, row - half, row + half);
  }

  public List<String> names() {
    return names;
  }

  public XYPlot plot(NumberAxis values) {
    XYPlot plot = Rows.plot(names, figures, values, bars, renderer);
    plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD); // a later kind lies on top
    return plot;
  }
}
