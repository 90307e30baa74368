package warlab.lab.report.chart;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.EloText;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;

/** The ratings of the same players in several runs, one colour for each run. */
public final class ComparisonChart {
  private ComparisonChart() {}

  /**
   * The picture of runs by name.
   *
   * @param players of each run, by what they are called in all
   * @param name what a player is called here
   * @param games of all runs
   * @param roles the players to show, from top to bottom; at least one
   */
  public static Picture of(
      Map<String, Map<Role, PlayerSummary>> players,
      Function<Role, String> name,
      long games,
      List<Role> roles) {
    DotRows rows = new DotRows();
    int series = 0;
    for (String run : players.keySet()) {
      rows.series(run, ChartTheme.series(series++));
    }
    roles.stream()
        .limit(Math.max(1, Rows.MAX / players.size()))
        .forEach(role -> addRows(rows, role, name.apply(role), players));
    String title = Headings.title("Ratings in " + players.size() + " runs", games);
    return Picture.of(
        "comparison",
        title,
        "Elo, mean 0 in each run, 95 % interval",
        rows.plot(Axes.linear("rating (Elo)"), 0),
        true,
        rows.height() + ChartTheme.legendHeight(players.keySet()));
  }

  /** The name stands at the first row of a player only. */
  private static void addRows(
      DotRows rows, Role role, String name, Map<String, Map<Role, PlayerSummary>> players) {
    boolean isNamed = false;
    int series = 0;
    for (Map.Entry<String, Map<Role, PlayerSummary>> run : players.entrySet()) {
      PlayerSummary player = run.getValue().get(role);
      if (player != null) {
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
