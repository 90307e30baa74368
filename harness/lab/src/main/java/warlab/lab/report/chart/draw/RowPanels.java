package warlab.lab.report.chart.draw;

import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedRangeXYPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import warlab.lab.statistics.basic.Interval;

/** The same rows in panels side by side, each with an axis of its own: dots with whiskers. */
public final class RowPanels {
  /** From one series of a panel to the next, within a row. */
  private static final double STEP = 0.24;

  /** As many fit below a panel. */
  private static final double LABELS = 2.5;

  private final List<String> names;
  private final List<Panel> panels = new ArrayList<>();
  private int colours;

  /** One panel in the making. */
  private static final class Panel {
    private final NumberAxis values;
    private final XYIntervalSeriesCollection dots = new XYIntervalSeriesCollection();
    private final XYErrorRenderer renderer = ChartTheme.whiskers(true, 2, 5);
    private final Tips tips = new Tips();
    private final int series;

    Panel(NumberAxis values, int series) {
      this.values = values;
      this.series = series;
      values.setAutoRangeIncludesZero(true);
      renderer.setDefaultToolTipGenerator(tips);
    }
  }

  public RowPanels(List<String> names) {
    this.names = List.copyOf(names);
  }

  /** Begins a panel with so many series. */
  public RowPanels panel(NumberAxis values, int series) {
    panels.add(new Panel(values, series));
    return this;
  }

  /** Begins a series of the last panel. */
  public RowPanels series(String name) {
    Panel panel = last();
    int index = panel.dots.getSeriesCount();
    panel.dots.addSeries(new XYIntervalSeries(name, false, true));
    panel.tips.addSeries();
    panel.renderer.setSeriesPaint(index, ChartTheme.series(colours++));
    panel.renderer.setSeriesShape(index, ChartTheme.marker(0));
    return this;
  }

  /** Adds a dot to the last series. */
  public void add(int row, double value, Interval interval, String tip) {
    Panel panel = last();
    int index = panel.dots.getSeriesCount() - 1;
    double at = row + STEP * (index - (panel.series - 1) / 2.0);
    panel.tips.add(index, tip);
    panel.dots.getSeries(index).add(value, interval.low(), interval.high(), at, at, at);
  }

  private Panel last() {
    return panels.get(panels.size() - 1);
  }

  /** The plot, with a line at nothing in every panel. */
  public CombinedRangeXYPlot plot() {
    CombinedRangeXYPlot all = new CombinedRangeXYPlot(Rows.axis(names));
    all.setGap(14);
    for (Panel panel : panels) {
      ValueAxis own = Rows.axis(names); // for the style only: panels share that of all
      XYPlot plot = ChartTheme.style(new XYPlot(panel.dots, panel.values, own, panel.renderer));
      plot.setRangeAxis(null);
      plot.setInsets(RectangleInsets.ZERO_INSETS);
      plot.addDomainMarker(
          new ValueMarker(0, ChartTheme.NEUTRAL, new BasicStroke(1.4f)), Layer.BACKGROUND);
      separateRows(plot);
      panel.values.setTickUnit(new NumberTickUnit(step(panel.values.getRange().getLength())));
      all.add(plot);
    }
    return all;
  }

  /** From tick to tick, a 1, 2 or 5 and zeros: the library leaves narrow panels with one label. */
  private static double step(double length) {
    double size = Math.pow(10, Math.floor(Math.log10(length / LABELS)));
    double wanted = length / LABELS / size;
    return size * (wanted <= 1 ? 1 : wanted <= 2 ? 2 : wanted <= 5 ? 5 : 10);
  }

  /** So that the eye stays in its row from panel to panel. */
  private void separateRows(XYPlot plot) {
    plot.setRangeGridlinesVisible(false);
    for (int row = 0; row <= names.size(); row++) {
      plot.addRangeMarker(
          new ValueMarker(row - 0.5, ChartTheme.GRID, new BasicStroke(1f)), Layer.BACKGROUND);
    }
  }
}
