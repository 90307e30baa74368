package warlab.lab.report.chart.draw;

import java.awt.Color;
import java.awt.Paint;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.GrayPaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;

/** Squares in rows and columns, coloured by a number from 0 to 1, each with a text. */
public final class Squares {
  private static final int NAME_LETTERS = 24;
  private static final int LETTER_WIDTH = 9;

  private final NamesAxis down;
  private final NamesAxis across;
  private final int rows;
  private final int columns;
  private final List<double[]> squares = new ArrayList<>();
  private final List<XYTextAnnotation> texts = new ArrayList<>();
  private final List<String> tips = new ArrayList<>();

  /** Without squares yet: rows from top to bottom, columns from left to right. */
  public Squares(List<String> rows, List<String> columns) {
    this.rows = rows.size();
    this.columns = columns.size();
    down = axis(rows);
    down.setInverted(true);
    across = axis(columns);
    across.setVerticalTickLabels(!fitsAcross());
  }

  private static NamesAxis axis(List<String> names) {
    NamesAxis axis = new NamesAxis(names, NAME_LETTERS);
    axis.setRange(-0.5, names.size() - 0.5);
    return axis;
  }

  /** Whether names can stand above their columns without being turned. */
  private boolean fitsAcross() {
    int needed = (LETTER_WIDTH * across.letters() + 10) * columns;
    return needed < Picture.WIDTH - 70 - LETTER_WIDTH * down.letters();
  }

  public void add(int row, int column, double shade, String text, String tip) {
    squares.add(new double[] {column, row, shade});
    XYTextAnnotation label = new XYTextAnnotation(text, column, row);
    label.setFont(ChartTheme.font(15));
    label.setPaint(ScoreShade.isDark(shade) ? Color.WHITE : ChartTheme.INK);
    texts.add(label);
    tips.add(tip);
  }

  /** The plot, with what rows and columns are. */
  public XYPlot plot(String rowLabel, String columnLabel) {
    double[][] data = new double[3][squares.size()];
    for (int i = 0; i < squares.size(); i++) {
      for (int part = 0; part < 3; part++) {
        data[part][i] = squares.get(i)[part];
      }
    }
    DefaultXYZDataset dataset = new DefaultXYZDataset();
    dataset.addSeries("squares", data);
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
    renderer.setDefaultToolTipGenerator((values, series, item) -> tips.get(item));
    XYPlot plot = ChartTheme.style(new XYPlot(dataset, across, down, renderer));
    plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    down.setLabel(rowLabel);
    across.setLabel(columnLabel);
    texts.forEach(plot::addAnnotation);
    return plot;
  }

  /** Of a picture with headings around it. */
  public int height() {
    int names =
        across.isVerticalTickLabels()
            ? LETTER_WIDTH * across.letters()
            : NamesAxis.LINE * across.lines();
    return 150 + names + Math.max(30, 13 + NamesAxis.LINE * down.lines()) * rows;
  }
}
