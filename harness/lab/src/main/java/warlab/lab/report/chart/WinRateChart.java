package warlab.lab.report.chart;

import java.util.Comparator;
import java.util.List;
import org.jfree.chart.JFreeChart;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** The score of each pairing with its interval; grey where no difference is proven. */
public final class WinRateChart implements SummaryChart {
  @Override
  public List<Picture> pictures(Summary summary) {
    List<PairingSummary> played =
        summary.pairings().stream().filter(pairing -> pairing.results().games() > 0).toList();
    if (played.isEmpty()) {
      return List.of();
    }
    DotRows rows =
        new DotRows()
            .series("first named is better", ChartTheme.BLUE)
            .series("open", ChartTheme.NEUTRAL)
            .series("second named is better", ChartTheme.VERMILION);
    List<PairingSummary> shown = shown(played);
    shown.forEach(pairing -> add(rows, pairing));
    String title = Headings.title("Win rate of each pairing", summary.games());
    String subtitle =
        "score of the first named, draws count half, 95 % interval"
            + (shown.stream().anyMatch(PairingSummary::isStopped)
                ? "; corrected for stopping early"
                : "")
            + Headings.shown(shown.size(), played.size(), "the closest");
    JFreeChart chart = ChartTheme.chart(title, subtitle, rows.plot(Axes.share("score"), 0.5), true);
    return List.of(
        new Picture("win-rate", title, chart, Picture.WIDTH, 30 + Rows.height(shown.size())));
  }

  /** All, or of too many those that are the hardest to tell apart, in the order of the plan. */
  private static List<PairingSummary> shown(List<PairingSummary> played) {
    return played.stream()
        .sorted(Comparator.comparingDouble(pairing -> Math.abs(pairing.results().score() - 0.5)))
        .limit(Rows.MAX)
        .sorted(Comparator.comparingInt(PairingSummary::index))
        .toList();
  }

  private static void add(DotRows rows, PairingSummary pairing) {
    ScoreEstimate estimate = pairing.estimate();
    rows.add(
        1 - pairing.lead(),
        Headings.pairing(pairing.a(), pairing.b()),
        estimate.score(),
        estimate.scores(),
        NumberText.percent(estimate.score()));
  }
}
