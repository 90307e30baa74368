package warlab.lab.report.chart;

import java.awt.Color;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.players.EvalsByDepth;

/** Which share of its evaluations a player makes at which depth. */
public final class EvalsChart implements SummaryChart {
  /** Deeper ones are taken together: more colours and columns could not be told apart. */
  private static final int MAX_DEPTH = 10;

  @Override
  public List<Picture> pictures(Summary summary) {
    List<EvalSummary> costs = counted(summary);
    if (costs.isEmpty()) {
      return List.of();
    }
    BarRows rows = new BarRows();
    List<Integer> depths = depths(costs);
    for (int step = 0; step < depths.size(); step++) {
      rows.series(heading(depths.get(step)), colour(step, depths.size() - 1));
    }
    Part<EvalSummary> shown = Part.first(costs, Rows.MAX, "first");
    shown.rows().forEach(cost -> add(rows, cost, depths, summary));
    return List.of(
        shown.picture(
            "evals",
            Headings.title("Evaluations by depth", summary.games()),
            "share of each depth in all evaluations of a player, their number on the right",
            rows.plot(Axes.share("share of evaluations")),
            rows.height() + 30));
  }

  /** The rated players that evaluated anything, in the order of the config. */
  public static List<EvalSummary> counted(Summary summary) {
    return summary.players().stream()
        .map(player -> player.cost())
        .filter(cost -> cost.totals().evals() > 0)
        .toList();
  }

  /** {@code depth 3}. */
  public static String heading(int depth) {
    return "depth " + depth + (depth == MAX_DEPTH ? " and more" : "");
  }

  /** The evaluations at a depth, or at the last one and all below. */
  public static long at(EvalSummary cost, int depth) {
    EvalsByDepth evals = cost.totals().evalsByDepth();
    int end = depth < MAX_DEPTH ? Math.min(depth + 1, evals.length()) : evals.length();
    return IntStream.range(depth, end).mapToLong(evals::at).sum();
  }

  /** From the least depth at which one of them evaluated to the largest. */
  public static List<Integer> depths(List<EvalSummary> costs) {
    IntSummaryStatistics used =
        IntStream.rangeClosed(0, MAX_DEPTH)
            .filter(depth -> costs.stream().anyMatch(cost -> at(cost, depth) > 0))
            .summaryStatistics();
    return IntStream.rangeClosed(used.getMin(), used.getMax()).boxed().toList();
  }

  /** From light to dark, so that deeper looks deeper. */
  private static Color colour(int step, int steps) {
    float share = steps == 0 ? 1 : (float) step / steps;
    return new Color(Color.HSBtoRGB(0.565f, 0.22f + 0.78f * share, 0.93f - 0.55f * share));
  }

  private static void add(BarRows rows, EvalSummary cost, List<Integer> depths, Summary summary) {
    String name = Headings.player(cost.role(), summary);
    long[] evals = depths.stream().mapToLong(depth -> at(cost, depth)).toArray();
    rows.addShares(
        name,
        NumberText.compact((double) cost.totals().evals()),
        evals,
        (i, share) ->
            "%s, %s: %s, %s of its evaluations"
                .formatted(
                    name,
                    heading(depths.get(i)),
                    NumberText.count(evals[i]),
                    NumberText.percent(share)));
  }
}
