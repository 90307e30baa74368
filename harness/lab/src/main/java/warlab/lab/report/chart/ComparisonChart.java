package warlab.lab.report.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private ComparisonChart() {}

  /**
   * The picture of runs by name.
   *
   * @param players of each run, by what they are called in all
   * @param roles the players to show, from top to bottom
   */
  public static Optional<Picture> of(
      Map<String, Summary> runs, Map<String, Map<Role, PlayerSummary>> players, List<Role> roles) {
    DotRows rows = new DotRows();
    int series = 0;
    for (String run : runs.keySet()) {
      rows.series(run, ChartTheme.series(series++));
    }
    roles.stream()
        .limit(Math.max(1, Rows.MAX / runs.size()))
        .forEach(role -> addRows(rows, role, runs, players));
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    long games = runs.values().stream().mapToLong(Summary::games).sum();
    String title = Headings.title("Ratings in " + runs.size() + " runs", games);
    return Optional.of(
        Picture.of(
            "comparison",
            title,
            "Elo, mean 0 in each run, 95 % interval",
            rows.plot(Axes.linear("rating (Elo)"), 0),
            true,
            rows.height() + ChartTheme.legendHeight(runs.keySet())));
  }

  /** The name stands at the first row of a player only. */
  private static void addRows(
      DotRows rows,
      Role role,
      Map<String, Summary> runs,
      Map<String, Map<Role, PlayerSummary>> players) {
    boolean isNamed = false;
    int series = 0;
    for (Map.Entry<String, Summary> run : runs.entrySet()) {
      PlayerSummary player = players.getOrDefault(run.getKey(), Map.of()).get(role);
      if (player != null) {
        String name = Names.label(role, run.getValue().config());
        String rating = EloText.of(player.rating(), player.ratings());
        rows.add(
            series,
            isNamed ? "" : name,
            player.rating(),
            player.ratings(),
            rating,
            "%s, %s: %s Elo".formatted(run.getKey(), name, rating));
        isNamed = true;
      }
      series++;
    }
  }
}
