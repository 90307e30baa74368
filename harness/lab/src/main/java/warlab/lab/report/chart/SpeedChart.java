package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** How many nodes a player searches in a second: the one chart that depends on the machine. */
public final class SpeedChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<SpeedSummary> speeds =
        summary.speeds().stream()
            .filter(speed -> summary.isRated(speed.role()) && speed.nodesPerSecond() > 0)
            .limit(Rows.MAX)
            .toList();
    if (speeds.isEmpty()) {
      return List.of();
    }
    BarRows rows = new BarRows();
    rows.series("nodes per second", ChartTheme.BLUE);
    rows.series("95 % interval", ChartTheme.INK);
    for (SpeedSummary speed : speeds) {
      double nodes = speed.nodesPerSecond();
      String name = Headings.player(speed.role(), summary);
      rows.addRow(name, NumberText.compact(nodes));
      rows.addBar(0, 0, nodes, 0.6, name + ": " + NumberText.compact(nodes) + " nodes per second");
      Interval times = speed.timesMsPerMove();
      // A time and the speed that follows from it are as sure as each other.
      double error = nodes * (times.high() / speed.timeMsPerMove() - 1);
      if (error > 0) {
        rows.addBar(1, Math.max(0, nodes - error), nodes + error, 0.12, "");
      }
    }
    long games = speeds.stream().mapToLong(SpeedSummary::games).max().orElse(0);
    String title = Headings.title("Speed of the searches", Math.max(games, summary.games()));
    return List.of(
        Picture.of(
            "speed",
            title,
            "on the machine of this run, 95 % interval",
            rows.plot(Axes.counts("nodes per second")),
            false,
            rows.height()));
  }
}
