package warlab.lab.report.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;
import warlab.games.Side;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.ScoreShade;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** Who scores how much with the first side against whom with the second. */
public final class HeatMapChart implements SummaryChart {
  private static final int NAME_LETTERS = 24;
  private static final int LETTER_WIDTH = 9;

  @Override
  public List<Picture> pictures(Summary summary) {
    CrossTable table = CrossTable.of(summary);
    if (table.isEmpty()) {
      return List.of();
    }
    XYPlot plot = plot(table);
    String first = summary.config().sideName(Side.FIRST);
    plot.getRangeAxis().setLabel(first);
    plot.getDomainAxis().setLabel(summary.config().sideName(Side.SECOND));
    String title = Headings.title("Win rate of the " + first, summary.games());
    JFreeChart chart =
        ChartTheme.chart(
            title,
            "in per cent, rows against columns; draws count half" + table.cut(),
            plot,
            false);
    int names = fitsAcross(table) ? 20 : LETTER_WIDTH * longest(table.seconds());
    int height = 150 + names + 30 * table.firsts().size();
    return List.of(new Picture("heat-map", title, chart, Picture.WIDTH, height));
  }

  private static int longest(List<String> names) {
    int longest = names.stream().mapToInt(String::length).max().orElse(0);
    return Math.min(NAME_LETTERS, longest);
  }

  /** Whether names can stand above their columns without being turned. */
  private static boolean fitsAcross(CrossTable table) {
    int needed = (LETTER_WIDTH * longest(table.seconds()) + 10) * table.seconds().size();
    return needed < Picture.WIDTH - 70 - LETTER_WIDTH * longest(table.firsts());
  }

  private static XYPlot plot(CrossTable table) {
    int cells = table.cells().size();
    double[][] data = new double[3][cells];
    List<XYTextAnnotation> labels = new ArrayList<>();
    for (int i = 0; i < cells; i++) {
      SideSummary cell = table.cells().get(i);
      data[0][i] = table.seconds().indexOf(cell.opponent());
      data[1][i] = table.firsts().indexOf(cell.player());
      data[2][i] = cell.results().score();
      labels.add(label(data[0][i], data[1][i], data[2][i]));
    }
    DefaultXYZDataset dataset = new DefaultXYZDataset();
    dataset.addSeries("score", data);
    XYBlockRenderer renderer = new XYBlockRenderer();
    renderer.setPaintScale(new ScoreShades());
    renderer.setBlockWidth(0.96);
    renderer.setBlockHeight(0.94);
    SymbolAxis across = axis(table.seconds());
    across.setVerticalTickLabels(!fitsAcross(table));
    SymbolAxis down = axis(table.firsts());
    down.setInverted(true);
    XYPlot plot = ChartTheme.style(new XYPlot(dataset, across, down, renderer));
    plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    labels.forEach(plot::addAnnotation);
    return plot;
  }

  private static SymbolAxis axis(List<String> names) {
    String[] labels =
        names.stream().map(name -> Names.shortened(name, NAME_LETTERS)).toArray(String[]::new);
    SymbolAxis axis = ChartTheme.style(new SymbolAxis(null, labels));
    axis.setRange(-0.5, names.size() - 0.5);
    axis.setGridBandsVisible(false);
    axis.setTickMarksVisible(false);
    axis.setAxisLineVisible(false);
    return axis;
  }

  private static XYTextAnnotation label(double x, double y, double score) {
    XYTextAnnotation label = new XYTextAnnotation(NumberText.decimal(100 * score, 0), x, y);
    label.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 15));
    label.setPaint(ScoreShade.isDark(score) ? Color.WHITE : ChartTheme.INK);
    return label;
  }

  /** Blue for the first side, vermilion for the second, white for even. */
  private static final class ScoreShades implements PaintScale {

    @Override
    public double getLowerBound() {
      return 0;
    }

    @Override
    public double getUpperBound() {
      return 1;
    }

    @Override
    public Paint getPaint(double score) {
      return ScoreShade.of(score);
    }
  }
}
