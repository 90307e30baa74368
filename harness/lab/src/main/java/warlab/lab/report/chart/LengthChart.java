package warlab.lab.report.chart;

import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.data.xy.DefaultTableXYDataset;
import org.jfree.data.xy.XYSeries;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.config.Pairing;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** How long games are: all of them by who won, and each pairing by its quartiles. */
public final class LengthChart implements SummaryChart {
  private static final int MAX_BARS = 60;
  private static final String MOVES = "moves from the opening to the end";

  @Override
  public List<Picture> pictures(Summary summary) {
    if (summary.games() == 0) {
      return List.of();
    }
    List<LengthSummary> pairings =
        summary.lengths().stream()
            .filter(each -> each.pairing() != null && each.outcome() == null)
            .filter(each -> each.ending() == null && each.games() > 0)
            .toList();
    return pairings.size() < 2
        ? List.of(histogram(summary))
        : List.of(histogram(summary), quartiles(summary, pairings));
  }

  private static Picture histogram(Summary summary) {
    List<LengthSummary> outcomes =
        summary.lengths().stream()
            .filter(each -> each.pairing() == null && each.outcome() != null)
            .filter(each -> each.games() > 0)
            .toList();
    int longest = outcomes.stream().mapToInt(LengthSummary::max).max().orElse(0);
    int width = longest / MAX_BARS + 1;
    DefaultTableXYDataset bars = new DefaultTableXYDataset();
    StackedXYBarRenderer renderer = new StackedXYBarRenderer(0.06);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    for (LengthSummary outcome : outcomes) {
      renderer.setSeriesPaint(bars.getSeriesCount(), ChartTheme.series(colour(outcome)));
      bars.addSeries(series(outcome, label(outcome, summary), width, longest));
    }
    bars.setIntervalWidth(width);
    NumberAxis lengths = Axes.counts(MOVES);
    lengths.setRange(-0.75 * width, longest + width);
    XYPlot plot = ChartTheme.style(new XYPlot(bars, lengths, Axes.counts("games"), renderer));
    plot.setDomainGridlinesVisible(false);
    String title = Headings.title("Length of games", summary.games());
    String subtitle =
        width == 1 ? "by result" : "by result; a bar stands for " + width + " lengths";
    JFreeChart chart = ChartTheme.chart(title, subtitle, plot, true);
    return new Picture("length", title, chart, Picture.WIDTH, Picture.HEIGHT);
  }

  private static XYSeries series(LengthSummary games, String name, int width, int longest) {
    XYSeries series = new XYSeries(name, true, false);
    for (int begin = 0; begin <= longest; begin += width) {
      long sum = 0;
      for (int length = begin; length < begin + width; length++) {
        sum += games.frequency(length);
      }
      series.add(begin + (width - 1) / 2.0, (double) sum);
    }
    return series;
  }

  private static int colour(LengthSummary games) {
    return games.outcome() == Outcome.DRAW ? 4 : games.outcome() == Outcome.FIRST_WINS ? 0 : 1;
  }

  private static String label(LengthSummary games, Summary summary) {
    if (games.outcome() == Outcome.DRAW) {
      return "draw";
    }
    Side winner = games.outcome() == Outcome.FIRST_WINS ? Side.FIRST : Side.SECOND;
    return summary.config().sideName(winner) + " wins";
  }

  private static Picture quartiles(Summary summary, List<LengthSummary> pairings) {
    BarRows rows =
        new BarRows()
            .series("middle half", ChartTheme.BLUE)
            .series("90 % of games", ChartTheme.NEUTRAL)
            .series("median", ChartTheme.INK);
    List<LengthSummary> shown = pairings.subList(0, Math.min(Rows.MAX, pairings.size()));
    double longest = shown.stream().mapToDouble(each -> each.quantile(0.95)).max().orElse(1);
    shown.forEach(each -> addBox(rows, each, longest));
    String title = Headings.title("Length of games by pairing", summary.games());
    String subtitle =
        "from the 5 % shortest to the 5 % longest"
            + Headings.shown(shown.size(), pairings.size(), "the first");
    JFreeChart chart = ChartTheme.chart(title, subtitle, rows.plot(Axes.counts(MOVES)), true);
    return new Picture(
        "length-by-pairing", title, chart, Picture.WIDTH, 30 + Rows.height(shown.size()));
  }

  private static void addBox(BarRows rows, LengthSummary games, double longest) {
    Pairing pairing = games.pairing();
    if (pairing == null) {
      return;
    }
    double median = games.quantile(0.5);
    double hair = longest / 400; // or a pairing of equal lengths would have no box to see
    rows.addRow(
        Headings.pairing(pairing.a().name(), pairing.b().name()),
        "median " + NumberText.compact(median));
    rows.addBar(1, games.quantile(0.05) - hair, games.quantile(0.95) + hair, 0.12);
    rows.addBar(0, games.quantile(0.25) - hair, games.quantile(0.75) + hair, 0.6);
    rows.addBar(2, median - hair, median + hair, 0.8);
  }
}
