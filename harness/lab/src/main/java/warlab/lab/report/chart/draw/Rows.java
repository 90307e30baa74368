package warlab.lab.report.chart.draw;

import java.util.List;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.data.xy.XYDataset;
import warlab.lab.report.text.Names;

/**
 * A plot of rows from top to bottom, each with its name on the left and its figures in words on the
 * right. Row {@code i} lies at the height {@code i}.
 */
public final class Rows {
  /** More would make a picture too tall to look at; a chart then says what it leaves out. */
  public static final int MAX = 30;

  /** Rows that a page shows at first, where pairings or the like may be many. */
  public static final int OPEN = 10;

  private static final int LETTERS = 30;

  private Rows() {}

  static XYPlot plot(
      List<String> names,
      List<String> figures,
      ValueAxis values,
      XYDataset dataset,
      XYItemRenderer renderer) {
    XYPlot plot = new XYPlot(dataset, values, axis(names), renderer);
    plot.setRangeAxis(1, axis(figures));
    plot.setRangeAxisLocation(0, AxisLocation.BOTTOM_OR_LEFT);
    plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
    ChartTheme.style(plot);
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
  public static int height(List<String> names) {
    int lines = names.stream().mapToInt(name -> Names.lines(name, LETTERS).size()).max().orElse(1);
    return 150 + (9 + NamesAxis.LINE * lines) * Math.max(2, names.size());
  }
}
