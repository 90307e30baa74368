package warlab.lab.report.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jfree.chart.JFreeChart;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/** The ratings of the same players in several runs, one colour for each run. */
public final class ComparisonChart {
  private static final int RUN_LETTERS = 30;

  private ComparisonChart() {}

  /**
   * The picture of runs by name.
   *
   * @param roles the players to show, from top to bottom
   */
  public static Optional<Picture> of(Map<String, Summary> runs, List<Role> roles) {
    DotRows rows = new DotRows();
    int series = 0;
    for (String run : runs.keySet()) {
      rows.series(Names.shortened(run, RUN_LETTERS), ChartTheme.series(series++));
    }
    roles.stream()
        .limit(Math.max(1, Rows.MAX / runs.size()))
        .forEach(role -> addRows(rows, role, runs));
    if (rows.count() == 0) {
      return Optional.empty();
    }
    long games = runs.values().stream().mapToLong(Summary::games).sum();
    String title = Headings.title("Ratings in " + runs.size() + " runs", games);
    JFreeChart chart =
        ChartTheme.chart(
            title,
            "Elo, mean 0 in each run, 95 % interval",
            rows.plot(Axes.linear("rating (Elo)"), 0),
            true);
    int height = Rows.height(rows.count()) + ChartTheme.legendHeight(runs.keySet());
    return Optional.of(new Picture("comparison", title, chart, Picture.WIDTH, height));
  }

  /** The name stands at the first row of a player only. */
  private static void addRows(DotRows rows, Role role, Map<String, Summary> runs) {
    boolean isNamed = false;
    int series = 0;
    for (Summary run : runs.values()) {
      for (PlayerSummary player : run.players()) {
        if (player.role().equals(role) && player.results().games() > 0) {
          rows.add(
              series,
              isNamed ? "" : Headings.player(role, run),
              player.rating(),
              player.ratings(),
              EloText.of(player.rating(), player.ratings()));
          isNamed = true;
        }
      }
      series++;
    }
  }
}
