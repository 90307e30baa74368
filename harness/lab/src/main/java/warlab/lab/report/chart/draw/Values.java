package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import warlab.lab.statistics.basic.Interval;

/** Values with their errors in series, drawn in one way, and the words for each of them. */
public final class Values {
  private final XYIntervalSeriesCollection dataset = new XYIntervalSeriesCollection();
  private final List<List<String>> tips = new ArrayList<>();
  private final AbstractXYItemRenderer renderer;

  public Values(AbstractXYItemRenderer renderer) {
    this.renderer = renderer;
    renderer.setDefaultToolTipGenerator((data, series, item) -> tips.get(series).get(item));
  }

  /** Begins a series and returns its number, counted from 0. */
  public int series(String name, Color colour, Shape marker) {
    int series = tips.size();
    tips.add(new ArrayList<>());
    dataset.addSeries(new XYIntervalSeries(name, false, true));
    renderer.setSeriesPaint(series, colour);
    renderer.setSeriesShape(series, marker);
    return series;
  }

  /** Adds a value; the tip says what it is to whoever points at it. */
  public void add(int series, double x, Interval xs, double y, Interval ys, String tip) {
    tips.get(series).add(tip);
    dataset.getSeries(series).add(x, xs.low(), xs.high(), y, ys.low(), ys.high());
  }

  public XYPlot plot(ValueAxis across, ValueAxis up) {
    return ChartTheme.style(new XYPlot(dataset, across, up, renderer));
  }
}
