package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.awt.Paint;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.GrayPaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;

/**
 * Squares in rows and columns, coloured by a number from 0 to 1, each with a text; a page shows
 * them as a table, a picture draws them.
 *
 * @param down what rows are
 * @param across what columns are
 * @param rows names from top to bottom
 * @param columns names from left to right
 * @param all of them in the order in which they are drawn
 */
public record Squares(
    String down, String across, List<String> rows, List<String> columns, List<Square> all) {
  private static final int NAME_LETTERS = 24;
  private static final int LETTER_WIDTH = 9;
  private static final Square NONE = new Square(0, 0, 0.5, "", "", "");

  /**
   * One of them, by the places of its row and column.
   *
   * @param words what it rests on, for whoever points at it in a table
   * @param tip the same for whoever points at it in a picture
   */
  public record Square(int row, int column, double shade, String text, String words, String tip) {}

  /** One for each column of a row, without texts where there is none. */
  public List<Square> row(int row) {
    List<Square> filled = all.stream().filter(each -> each.row == row).toList();
    return IntStream.range(0, columns.size())
        .mapToObj(at -> filled.stream().filter(each -> each.column == at).findFirst().orElse(NONE))
        .toList();
  }

  public Picture picture(String name, String title, String subtitle) {
    NamesAxis left = axis(down, rows);
    left.setInverted(true);
    NamesAxis top = axis(across, columns);
    int width = LETTER_WIDTH * top.letters();
    // Names stand above their columns if they fit there without being turned.
    boolean isTurned =
        (width + 10) * columns.size() >= Picture.WIDTH - 70 - LETTER_WIDTH * left.letters();
    top.setVerticalTickLabels(isTurned);
    int names = isTurned ? width : NamesAxis.LINE * top.lines();
    int height = 150 + names + Math.max(30, 13 + NamesAxis.LINE * left.lines()) * rows.size();
    return Picture.of(name, title, subtitle, plot(left, top), false, height);
  }

  private static NamesAxis axis(String label, List<String> names) {
    NamesAxis axis = new NamesAxis(names, NAME_LETTERS);
    axis.setRange(-0.5, names.size() - 0.5);
    axis.setLabel(label);
    return axis;
  }

  private XYPlot plot(NamesAxis left, NamesAxis top) {
    DefaultXYZDataset dataset = new DefaultXYZDataset();
    dataset.addSeries(
        "squares",
        new double[][] {parts(Square::column), parts(Square::row), parts(Square::shade)});
    XYBlockRenderer renderer = new XYBlockRenderer();
    renderer.setPaintScale(
        new GrayPaintScale() {
          @Override
          public Paint getPaint(double value) {
            return ScoreShade.of(value);
          }
        });
    renderer.setBlockWidth(0.96);
    renderer.setBlockHeight(0.94);
    renderer.setDefaultToolTipGenerator((values, series, item) -> all.get(item).tip);
    XYPlot plot = ChartTheme.style(new XYPlot(dataset, top, left, renderer));
    plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    for (Square each : all) {
      XYTextAnnotation text = new XYTextAnnotation(each.text, each.column, each.row);
      text.setFont(ChartTheme.font(15));
      text.setPaint(ScoreShade.isDark(each.shade) ? Color.WHITE : ChartTheme.INK);
      plot.addAnnotation(text);
    }
    return plot;
  }

  private double[] parts(ToDoubleFunction<Square> part) {
    return all.stream().mapToDouble(part).toArray();
  }
}
