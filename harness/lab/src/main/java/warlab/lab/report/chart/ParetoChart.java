package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.LabelledPoints;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * Strength against cost. On the Pareto front are the players that none beats which is as cheap:
 * whoever wants more strength than theirs has to pay more.
 */
public final class ParetoChart implements SummaryChart {
  private record Point(String name, double cost, double rating) {}

  @Override
  public List<Picture> pictures(Summary summary) {
    List<Picture> pictures = new ArrayList<>();
    for (Costs cost : Costs.values()) {
      List<Point> points = points(cost, summary);
      if (points.size() >= 3) {
        pictures.add(picture(cost, points, summary));
      }
    }
    return pictures;
  }

  /** Nothing unless the cost is known of at least one. */
  private static List<Point> points(Costs cost, Summary summary) {
    List<PlayerSummary> players =
        summary.players().stream().filter(player -> player.results().games() > 0).toList();
    if (players.stream().noneMatch(player -> cost.of(player, summary) > 0)) {
      return List.of();
    }
    double free = cheapest(players, cost, summary) / 10;
    return players.stream()
        .map(
            player ->
                new Point(
                    Headings.player(player.role(), summary),
                    Math.max(free, cost.of(player, summary)),
                    player.rating()))
        .toList();
  }

  /** A player that costs nothing is drawn as if it cost a tenth of the cheapest other one. */
  private static double cheapest(List<PlayerSummary> players, Costs cost, Summary summary) {
    return players.stream()
        .mapToDouble(player -> cost.of(player, summary))
        .filter(each -> each > 0)
        .min()
        .orElse(1);
  }

  private static Picture picture(Costs cost, List<Point> points, Summary summary) {
    List<Point> front = front(points);
    XYSeries frontLine = new XYSeries("Pareto front", false, true);
    XYSeries others = new XYSeries("others", false, true);
    List<String> labels = new ArrayList<>();
    for (Point point : front) {
      frontLine.add(point.cost(), point.rating());
      labels.add(point.name());
    }
    points.stream()
        .filter(point -> !front.contains(point))
        .forEach(
            point -> {
              others.add(point.cost(), point.rating());
              labels.add(point.name());
            });
    XYSeriesCollection dataset = new XYSeriesCollection(frontLine);
    dataset.addSeries(others);
    XYPlot plot =
        ChartTheme.style(
            new XYPlot(
                dataset,
                Axes.magnitudes(cost.unit(), points.stream().map(Point::cost).toList()),
                Axes.linear("rating (Elo)"),
                new LabelledPoints(labels)));
    String title = Headings.title("What strength costs in " + cost.unit(), summary.games());
    JFreeChart chart =
        ChartTheme.chart(title, "no player on the front is beaten by a cheaper one", plot, true);
    return new Picture("pareto-" + cost.id(), title, chart, Picture.WIDTH, Picture.HEIGHT + 60);
  }

  /** From the cheapest to the strongest. */
  private static List<Point> front(List<Point> points) {
    List<Point> front = new ArrayList<>();
    double best = Double.NEGATIVE_INFINITY;
    for (Point point :
        points.stream()
            .sorted(
                Comparator.comparingDouble(Point::cost)
                    .thenComparing(Comparator.comparingDouble(Point::rating).reversed()))
            .toList()) {
      if (point.rating() > best) {
        front.add(point);
        best = point.rating();
      }
    }
    return front;
  }
}
