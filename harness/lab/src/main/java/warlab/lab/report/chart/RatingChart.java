package warlab.lab.report.chart;

import java.util.List;
import warlab.games.Side;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.EloText;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** The rating ladder: the strongest on top, with errors. */
public final class RatingChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<PlayerSummary> rated = summary.ranking();
    if (rated.size() < 2) {
      return List.of();
    }
    boolean hasFixedSides = summary.config().hasFixedSides();
    DotRows rows = new DotRows();
    if (hasFixedSides) {
      rows.series("as " + summary.config().sideName(Side.FIRST), ChartTheme.BLUE);
      rows.series("as " + summary.config().sideName(Side.SECOND), ChartTheme.VERMILION);
    } else {
      rows.series("rating", ChartTheme.BLUE);
    }
    Part<PlayerSummary> shown = Part.first(rated, Rows.MAX, "best");
    shown.rows().forEach(player -> add(rows, player, summary));
    return List.of(
        Picture.of(
            "rating",
            Headings.title("Rating ladder", summary.games()),
            "Elo by Bradley-Terry, mean 0, 95 % interval" + shown.note(),
            rows.plot(Axes.linear("rating (Elo)"), 0),
            hasFixedSides,
            30 + rows.height()));
  }

  private static void add(DotRows rows, PlayerSummary player, Summary summary) {
    rows.add(
        player.role().side() == Side.SECOND ? 1 : 0,
        Headings.player(player.role(), summary),
        player.rating(),
        player.ratings(),
        EloText.of(player.rating(), player.ratings()),
        Headings.rated(player, summary));
  }
}
