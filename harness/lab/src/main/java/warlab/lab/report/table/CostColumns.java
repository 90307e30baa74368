package warlab.lab.report.table;

import java.util.List;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.SideTotals;
import warlab.lab.report.page.Cell;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code evals.csv}: what the searches counted, and how deep they looked. */
public final class CostColumns {
  private static final Columns<SideTotals> TOTALS =
      new Columns<SideTotals>()
          .column("decisions", SideTotals::decisions)
          .column("searched", SideTotals::searched)
          .column("nodes", SideTotals::nodes)
          .number("evals", SideTotals::evals, Cell::count)
          .head("evaluations", "")
          .column("innerNodes", SideTotals::innerNodes)
          .column("children", SideTotals::children)
          .column("tableHits", SideTotals::tableHits);

  private CostColumns() {}

  public static Columns<EvalSummary> of(ExperimentConfig config) {
    return new Columns<EvalSummary>()
        .part(SharedColumns.role(config), EvalSummary::role)
        .column("games", EvalSummary::games)
        .part(TOTALS, EvalSummary::totals)
        .number("nodesPerMove", EvalSummary::nodesPerMove, Cell::compact)
        .head("nodes/move", "positions visited")
        .number("evalsPerMove", EvalSummary::evalsPerMove, Cell::compact)
        .head("evals/move", "positions scored by the heuristic")
        .number("averageEvalDepth", EvalSummary::averageEvalDepth, depth -> Cell.decimal(depth, 2))
        .head("eval depth", "mean distance of a scored position from the root")
        .number("branchingFactor", EvalSummary::branchingFactor, factor -> Cell.decimal(factor, 2))
        .head("branching", "moves searched at an inner node, cut-offs taken into account")
        .number("depthReached", EvalSummary::depthReached, depth -> Cell.decimal(depth, 2))
        .head("depth", "mean depth that a search reached");
  }

  /** One row: the evals of a role at one distance from the root. */
  private record Depth(EvalSummary cost, int depth) {}

  static String csv(Summary summary) {
    List<Depth> rows =
        summary.evals().stream()
            .flatMap(
                cost ->
                    cost.totals().evalsByDepth().depths().mapToObj(each -> new Depth(cost, each)))
            .toList();
    return new Columns<Depth>()
        .part(of(summary.config()), Depth::cost)
        .column("depth", Depth::depth)
        .column("evalsAtDepth", row -> row.cost().totals().evalsByDepth().at(row.depth()))
        .csv(rows);
  }
}
