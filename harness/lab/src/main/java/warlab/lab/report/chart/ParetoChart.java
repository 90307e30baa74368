package warlab.lab.report.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jfree.chart.axis.ValueAxis;
import warlab.lab.config.PlayerLabels;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.LabelledPoints;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * Strength against cost, in nodes and in time, with a line along each sweep. On the Pareto front
 * are the players that none beats which is as cheap: whoever wants more strength than theirs has to
 * pay more.
 */
public final class ParetoChart implements SummaryChart {
  /** Costs closer together are much the same. */
  private static final double CLEAR = 1.5;

  private static final Color SHADE = new Color(0xd0, 0xd0, 0xd0);

  @Override
  public List<Picture> pictures(Summary summary) {
    List<Picture> pictures = new ArrayList<>();
    for (Costs cost : Costs.values()) {
      // Who searches nothing has a cost that says nothing about searching.
      List<PlayerSummary> players =
          summary.players().stream()
              .filter(player -> player.results().games() > 0 && player.cost().nodesPerMove() > 0)
              .filter(player -> cost.of(player, summary) > 0)
              .toList();
      // The chart of a sweep over time has the same points.
      boolean isSweepOfTime =
          cost == Costs.TIME && new Sweeps(summary).holdAll() && new Sweeps(summary).areOverTime();
      if (players.size() >= 3 && !isSweepOfTime && isExpensive(cost, players, summary)) {
        pictures.add(picture(cost, players, summary));
      }
    }
    return pictures;
  }

  /** Whether somebody clearly pays more than another: else there is nothing to choose by. */
  private static boolean isExpensive(Costs cost, List<PlayerSummary> players, Summary summary) {
    double cheap =
        players.stream().mapToDouble(player -> cost.errors(player, summary).high()).min().orElse(0);
    return players.stream().anyMatch(player -> cost.errors(player, summary).low() > CLEAR * cheap);
  }

  private static Picture picture(Costs cost, List<PlayerSummary> players, Summary summary) {
    LabelledPoints points = new LabelledPoints();
    points.series("Pareto front", SHADE, true, false);
    for (PlayerSummary player : front(cost, players, summary)) {
      double at = cost.of(player, summary);
      Interval rating = new Interval(player.rating(), player.rating());
      points.add(at, new Interval(at, at), player.rating(), rating, "", "");
    }
    List<String> names = new ArrayList<>(List.of("Pareto front"));
    List<PlayerSummary> loose = new ArrayList<>(players);
    // Along what buys strength in each sweep; a point is then named by that alone.
    Sweeps sweeps = new Sweeps(summary);
    String key = sweeps.mostExpensiveKey(player -> cost.of(player, summary)).orElse("");
    sweeps.lines(key).entrySet().stream()
        .limit(ChartTheme.distinctSeries())
        .forEach(
            line -> {
              Collection<PlayerSummary> swept = line.getValue().values();
              names.add(line.getKey());
              points.series(line.getKey(), ChartTheme.series(names.size() - 2), true, true);
              swept.forEach(
                  each -> add(points, PlayerLabels.setting(each.spec(), key), each, cost, summary));
              loose.removeAll(swept);
            });
    if (!loose.isEmpty()) {
      names.add(names.size() > 1 ? "others" : "players");
      points.series(names.get(names.size() - 1), ChartTheme.PALE_INK, false, true);
      loose.forEach(
          player -> add(points, Headings.player(player.role(), summary), player, cost, summary));
    }
    String title = Headings.title("What strength costs in " + cost.unit, summary.games());
    List<Interval> errors = players.stream().map(player -> cost.errors(player, summary)).toList();
    ValueAxis across =
        Axes.magnitudes(
            cost.unit, players.stream().map(player -> cost.of(player, summary)).toList(), errors);
    return Picture.of(
        "pareto-" + cost.id,
        title,
        "no player on the front is beaten by a cheaper one; 95 % intervals"
            + leftOut(players, summary),
        points.plot(across, Axes.linear("rating (Elo)")),
        true,
        Picture.HEIGHT + ChartTheme.legendHeight(names));
  }

  private static void add(
      LabelledPoints points, String name, PlayerSummary player, Costs cost, Summary summary) {
    points.add(
        cost.of(player, summary),
        cost.errors(player, summary),
        player.rating(),
        player.ratings(),
        name,
        "%s, %s %s"
            .formatted(
                Headings.rated(player, summary),
                NumberText.compact(cost.of(player, summary)),
                cost.unit));
  }

  private static String leftOut(List<PlayerSummary> shown, Summary summary) {
    String names =
        summary.players().stream()
            .filter(player -> player.results().games() > 0 && !shown.contains(player))
            .map(player -> Headings.player(player.role(), summary))
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "" : "; without " + names + ", which searches nothing";
  }

  /** From the cheapest to the strongest. */
  private static List<PlayerSummary> front(
      Costs cost, List<PlayerSummary> players, Summary summary) {
    List<PlayerSummary> front = new ArrayList<>();
    double best = Double.NEGATIVE_INFINITY;
    List<PlayerSummary> byCost =
        players.stream()
            .sorted(
                Comparator.comparingDouble((PlayerSummary player) -> cost.of(player, summary))
                    .thenComparing(Comparator.comparingDouble(PlayerSummary::rating).reversed()))
            .toList();
    for (PlayerSummary player : byCost) {
      if (player.rating() > best) {
        front.add(player);
        best = player.rating();
      }
    }
    return front;
  }

  /** What a player's moves cost. */
  private enum Costs {
    NODES("nodes", "nodes per move"),
    TIME("time", "milliseconds per move");

    private final String id;
    private final String unit;

    Costs(String id, String unit) {
      this.id = id;
      this.unit = unit;
    }

    /** The mean of one move; 0 when it is not known. */
    double of(PlayerSummary player, Summary summary) {
      return this == NODES
          ? player.cost().nodesPerMove()
          : summary.speed(player.role()).map(SpeedSummary::timeMsPerMove).orElse(0.0);
    }

    /** The 95 % interval of that mean; a count has none but itself. */
    Interval errors(PlayerSummary player, Summary summary) {
      double mean = of(player, summary);
      Optional<SpeedSummary> speed =
          this == NODES ? Optional.empty() : summary.speed(player.role());
      return speed.map(SpeedSummary::timesMsPerMove).orElse(new Interval(mean, mean));
    }
  }
}
