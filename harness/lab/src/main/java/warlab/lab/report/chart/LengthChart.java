package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.data.xy.DefaultTableXYDataset;
import org.jfree.data.xy.XYSeries;
import warlab.games.Outcome;
import warlab.lab.report.chart.RankedPairings.Lengths;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.LengthHistogram;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** How long games are: all of them by who won, and each pairing by its quartiles. */
public final class LengthChart implements SummaryChart {
  private static final int MAX_BARS = 60;
  private static final String MOVES = "moves from the opening to the end";

  @Override
  public List<Picture> pictures(Summary summary) {
    if (summary.games() < 2) {
      return List.of(); // the length of one is told in words
    }
    List<Lengths> pairings = RankedPairings.lengths(summary);
    List<Picture> pictures = new ArrayList<>(List.of(histogram(summary)));
    if (pairings.size() > 1) {
      pictures.addAll(Part.pictures(pairings, "pairing", part -> quartiles(part, summary)));
    }
    return pictures;
  }

  private static Picture histogram(Summary summary) {
    List<LengthSummary> outcomes =
        summary.lengths().stream()
            .filter(each -> each.pairing() == null && each.outcome() != null)
            .filter(each -> each.games() > 0)
            .toList();
    int longest = outcomes.stream().mapToInt(each -> each.lengths().max()).max().orElse(0);
    int width = longest / MAX_BARS + 1;
    DefaultTableXYDataset bars = new DefaultTableXYDataset();
    StackedXYBarRenderer renderer = new StackedXYBarRenderer(0.06);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDefaultToolTipGenerator(
        (dataset, series, item) ->
            words(dataset.getXValue(series, item), width)
                + ", "
                + dataset.getSeriesKey(series)
                + ": "
                + NumberText.count((long) dataset.getYValue(series, item), "game"));
    for (LengthSummary outcome : outcomes) {
      Outcome result = Objects.requireNonNull(outcome.outcome());
      renderer.setSeriesPaint(bars.getSeriesCount(), ChartTheme.series(colour(result)));
      String name = Names.of(result, summary.config().game());
      bars.addSeries(series(outcome, name, width, longest));
    }
    bars.setIntervalWidth(width);
    NumberAxis lengths = Axes.counts(MOVES);
    lengths.setRange(-0.75 * width, longest + width);
    XYPlot plot = ChartTheme.style(new XYPlot(bars, lengths, Axes.counts("games"), renderer));
    plot.setDomainGridlinesVisible(false);
    String title = Headings.title("Length of games", summary.games());
    String subtitle =
        width == 1 ? "by result" : "by result; a bar stands for " + width + " lengths";
    return Picture.of("length", title, subtitle, plot, true, Picture.HEIGHT);
  }

  private static XYSeries series(LengthSummary games, String name, int width, int longest) {
    XYSeries series = new XYSeries(name, true, false);
    for (int begin = 0; begin <= longest; begin += width) {
      long sum = 0;
      for (int length = begin; length < begin + width; length++) {
        sum += games.lengths().frequency(length);
      }
      series.add(begin + (width - 1) / 2.0, (double) sum);
    }
    return series;
  }

  /** The lengths of a bar: {@code 12 to 13 moves}. */
  private static String words(double middle, int width) {
    long from = Math.round(middle - (width - 1) / 2.0);
    return width == 1 ? from + " moves" : "%d to %d moves".formatted(from, from + width - 1);
  }

  private static int colour(Outcome outcome) {
    return outcome == Outcome.DRAW ? 4 : outcome == Outcome.FIRST_WINS ? 0 : 1;
  }

  private static Picture quartiles(Part<Lengths> part, Summary summary) {
    BarRows rows = new BarRows();
    rows.series("90 % of games", ChartTheme.NEUTRAL);
    rows.series("middle half", ChartTheme.BLUE);
    rows.series("median", ChartTheme.INK);
    double longest =
        part.rows().stream()
            .mapToDouble(each -> each.games().lengths().quantile(0.95))
            .max()
            .orElse(1);
    part.rows().forEach(each -> addBox(rows, each, longest));
    String title = Headings.title("Length of games by pairing", summary.games());
    String subtitle = "from the 5 % shortest to the 5 % longest";
    return part.picture(
        "length-by-pairing", title, subtitle, rows.plot(Axes.counts(MOVES)), 30 + rows.height());
  }

  private static String words(String pairing, LengthHistogram games) {
    return "%s: median %s moves, middle half %s to %s, 90 %% of games %s to %s"
        .formatted(
            pairing,
            NumberText.compact(games.quantile(0.5)),
            NumberText.compact(games.quantile(0.25)),
            NumberText.compact(games.quantile(0.75)),
            NumberText.compact(games.quantile(0.05)),
            NumberText.compact(games.quantile(0.95)));
  }

  private static void addBox(BarRows rows, Lengths pairing, double longest) {
    LengthHistogram games = pairing.games().lengths();
    double median = games.quantile(0.5);
    double hair = longest / 400; // or a pairing of equal lengths would have no box to see
    rows.addRow(pairing.name(), "median " + NumberText.compact(median));
    rows.addBar(0, games.quantile(0.05) - hair, games.quantile(0.95) + hair, 0.12, "");
    rows.addBar(
        1,
        games.quantile(0.25) - hair,
        games.quantile(0.75) + hair,
        0.6,
        words(pairing.name(), games));
    rows.addBar(2, median - hair, median + hair, 0.8, "");
  }
}
