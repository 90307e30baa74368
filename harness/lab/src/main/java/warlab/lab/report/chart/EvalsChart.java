package warlab.lab.report.chart;

import java.awt.Color;
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
  public static final int MAX_DEPTH = 10;

  @Override
  public List<Picture> pictures(Summary summary) {
    List<EvalSummary> costs = counted(summary);
    if (costs.isEmpty()) {
      return List.of();
    }
    BarRows rows = new BarRows();
    int deepest = costs.stream().mapToInt(EvalsChart::deepest).max().orElse(0);
    int shallowest = costs.stream().mapToInt(EvalsChart::shallowest).min().orElse(0);
    for (int depth = shallowest; depth <= deepest; depth++) {
      rows.series(heading(depth), colour(depth - shallowest, deepest - shallowest));
    }
    Part<EvalSummary> shown = Part.first(costs, Rows.MAX, "first");
    shown.rows().forEach(cost -> add(rows, cost, shallowest, deepest, summary));
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

  /** The largest depth that has a column. */
  public static int deepest(EvalSummary cost) {
    return depths(cost).max().orElse(0);
  }

  /** The smallest depth with evaluations. */
  public static int shallowest(EvalSummary cost) {
    return depths(cost).min().orElse(MAX_DEPTH);
  }

  private static IntStream depths(EvalSummary cost) {
    return IntStream.rangeClosed(0, MAX_DEPTH).filter(depth -> at(cost, depth) > 0);
  }

  /** From light to dark, so that deeper looks deeper. */
  private static Color colour(int step, int steps) {
    float share = steps == 0 ? 1 : (float) step / steps;
    return new Color(Color.HSBtoRGB(0.565f, 0.22f + 0.78f * share, 0.93f - 0.55f * share));
  }

  private static void add(
      BarRows rows, EvalSummary cost, int shallowest, int deepest, Summary summary) {
    String name = Headings.player(cost.role(), summary);
    long[] evals =
        IntStream.rangeClosed(shallowest, deepest).mapToLong(depth -> at(cost, depth)).toArray();
    rows.addShares(
        name,
        NumberText.compact((double) cost.totals().evals()),
        evals,
        (i, share) ->
            "%s, %s: %s, %s of its evaluations"
                .formatted(
                    name,
                    heading(shallowest + i),
                    NumberText.count(evals[i]),
                    NumberText.percent(share)));
  }
}
