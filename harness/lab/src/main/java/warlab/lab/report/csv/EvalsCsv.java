package warlab.lab.report.csv;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.players.EvalsByDepth;

/** {@code evals.csv}: what the searches counted, and how deep they looked. */
final class EvalsCsv {
  private static final CsvTable<SideTotals> TOTALS =
      new CsvTable<SideTotals>()
          .column("decisions", SideTotals::decisions)
          .column("searched", SideTotals::searched)
          .column("nodes", SideTotals::nodes)
          .column("evals", SideTotals::evals)
          .column("innerNodes", SideTotals::innerNodes)
          .column("children", SideTotals::children)
          .column("tableHits", SideTotals::tableHits);

  private static final CsvTable<EvalSummary> SUMMARY =
      new CsvTable<EvalSummary>()
          .column("player", evals -> evals.role().player())
          .column("side", evals -> evals.role().sideText())
          .column("games", EvalSummary::games)
          .columns(TOTALS, EvalSummary::totals)
          .column("nodesPerMove", EvalSummary::nodesPerMove)
          .column("evalsPerMove", EvalSummary::evalsPerMove)
          .column("averageEvalDepth", EvalSummary::averageEvalDepth)
          .column("branchingFactor", EvalSummary::branchingFactor)
          .column("depthReached", EvalSummary::depthReached);

  private static final CsvTable<Depth> TABLE =
      new CsvTable<Depth>()
          .columns(SUMMARY, Depth::evals)
          .column("depth", Depth::depth)
          .column("evalsAtDepth", depth -> depth.evals().totals().evalsByDepth().at(depth.depth()));

  private EvalsCsv() {}

  /** One row: the evals of a role at one distance from the root. */
  private record Depth(EvalSummary evals, int depth) {}

  static String text(Summary summary) {
    List<Depth> rows = new ArrayList<>();
    for (EvalSummary evals : summary.evals()) {
      EvalsByDepth counts = evals.totals().evalsByDepth();
      IntStream.range(0, counts.length())
          .filter(depth -> counts.at(depth) > 0)
          .forEach(depth -> rows.add(new Depth(evals, depth)));
    }
    return TABLE.text(rows);
  }
}
