package warlab.lab.report.chart;

import java.util.List;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** The score of each pairing with its interval; grey where no difference is proven. */
public final class WinRateChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<PairingSummary> played = RankedPairings.of(summary);
    return played.isEmpty()
        ? List.of()
        : Part.pictures(played, "pairing", part -> picture(part, summary));
  }

  private static Picture picture(Part<PairingSummary> part, Summary summary) {
    DotRows rows = new DotRows();
    rows.series("first named is better", ChartTheme.BLUE);
    rows.series("open", ChartTheme.NEUTRAL);
    rows.series("second named is better", ChartTheme.VERMILION);
    part.rows().forEach(pairing -> add(rows, pairing, summary));
    ExperimentConfig config = summary.config();
    String title = Headings.title("Win rate of each pairing", summary.games());
    String subtitle =
        "score of the first named, "
            + (config.hasFixedSides() ? "the " + config.sideName(Side.FIRST) + "; " : "")
            + "draws count half, 95 % interval"
            + (part.rows().stream().anyMatch(PairingSummary::isStopped)
                ? "; corrected for stopping early"
                : "");
    return part.picture(
        "win-rate", title, subtitle, rows.plot(Axes.share("score"), 0.5), 30 + rows.height());
  }

  private static void add(DotRows rows, PairingSummary pairing, Summary summary) {
    ScoreEstimate estimate = pairing.estimate();
    String name = Headings.pairing(pairing, summary);
    rows.add(
        1 - pairing.lead(),
        name,
        estimate.score(),
        estimate.scores(),
        NumberText.percent(estimate.score()),
        "%s: %s (%s), %s, %s"
            .formatted(
                name,
                NumberText.percent(estimate.score()),
                NumberText.percents(estimate.scores()),
                NumberText.count(pairing.results().games(), "game"),
                pairing.verdict().words()));
  }
}
