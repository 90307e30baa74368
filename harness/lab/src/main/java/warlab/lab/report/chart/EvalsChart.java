package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.players.EvalsByDepth;

/** How many positions a player evaluates at each depth for one move. */
public final class EvalsChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<EvalSummary> costs =
        summary.players().stream()
            .map(PlayerSummary::cost)
            .filter(cost -> cost.totals().evals() > 0 && cost.totals().decisions() > 0)
            .limit(ChartTheme.distinctSeries())
            .toList();
    if (costs.isEmpty()) {
      return List.of();
    }
    Lines lines = new Lines(true);
    List<Double> shown = new ArrayList<>();
    for (EvalSummary cost : costs) {
      lines.series(Headings.player(cost.role(), summary));
      EvalsByDepth evals = cost.totals().evalsByDepth();
      for (int depth = 0; depth < evals.length(); depth++) {
        double perMove = (double) evals.at(depth) / cost.totals().decisions();
        if (perMove > 0) {
          lines.add(depth, perMove);
          shown.add(perMove);
        }
      }
    }
    NumberAxis depths = Axes.counts("depth of the evaluated position");
    depths.setAutoRangeIncludesZero(false);
    String title = Headings.title("Evaluations by depth", summary.games());
    JFreeChart chart =
        ChartTheme.chart(
            title,
            "mean of one move, all iterations of a search together",
            lines.plot(depths, Axes.magnitudes("evaluations per move", shown)),
            true);
    int height = Picture.HEIGHT + ChartTheme.legendHeight(lines.names());
    return List.of(new Picture("evals", title, chart, Picture.WIDTH, height));
  }
}
