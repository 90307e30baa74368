package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.basic.Interval;

/**
 * A plot of rows from top to bottom, each with its name on the left and its figures in words on the
 * right. Row {@code i} lies at the height {@code i}.
 */
public abstract sealed class Rows permits BarRows, DotRows {
  /** More would make a picture too tall to look at; a chart then says what it leaves out. */
  public static final int MAX = 30;

  /** Rows that a page shows at first, where pairings or the like may be many. */
  public static final int OPEN = 10;

  private static final int LETTERS = 30;

  private final List<String> names = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();
  private final Values values;

  Rows(AbstractXYItemRenderer renderer) {
    values = new Values(renderer);
  }

  /** Begins a kind of values with a colour of its own. */
  public final void series(String name, Color colour) {
    values.series(name, colour, ChartTheme.marker(0));
  }

  /** Adds an empty row below the others. */
  public final void addRow(String name, String figure) {
    names.add(name);
    figures.add(figure);
  }

  /** Adds a value to the last row, which reaches so far up and down. */
  final void addValue(int series, double value, Interval interval, double half, String tip) {
    int row = names.size() - 1;
    values.add(series, value, interval, row, new Interval(row - half, row + half), tip);
  }

  public XYPlot plot(NumberAxis axis) {
    XYPlot plot = values.plot(axis, axis(names));
    plot.setRangeAxis(1, axis(figures));
    plot.setRangeAxisLocation(0, AxisLocation.BOTTOM_OR_LEFT);
    plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
    plot.setRangeGridlinesVisible(false);
    return plot;
  }

  static NamesAxis axis(List<String> labels) {
    NamesAxis axis = new NamesAxis(labels, LETTERS);
    // Half a row above the first and below the last, and a little air.
    axis.setRange(-0.6, labels.size() - 0.4);
    axis.setInverted(true);
    return axis;
  }

  /** The height of a picture with these rows. */
  public final int height() {
    return height(names);
  }

  /** The height of a picture with rows of these names. */
  public static int height(List<String> names) {
    int lines = names.stream().mapToInt(name -> Names.lines(name, LETTERS).size()).max().orElse(1);
    return 150 + (9 + NamesAxis.LINE * lines) * Math.max(2, names.size());
  }
}
