package warlab.lab.run.match;

import java.util.Arrays;
import warlab.lab.record.SideTotals;
import warlab.players.Counters;
import warlab.players.EvalsByDepth;
import warlab.players.SearchReport;

/** Adds up what one side's searches counted in a game, without allocating. */
final class SearchTotals {
  private long decisions;
  private long searched;
  private long depths;
  private long nodes;
  private long evals;
  private long innerNodes;
  private long children;
  private long tableHits;
  private long[] evalsByDepth = new long[32];

  void clear() {
    decisions = 0;
    searched = 0;
    depths = 0;
    nodes = 0;
    evals = 0;
    innerNodes = 0;
    children = 0;
    tableHits = 0;
    Arrays.fill(evalsByDepth, 0);
  }

  void addUnsearched() {
    decisions++;
  }

  void add(SearchReport report) {
    decisions++;
    searched++;
    depths = Counters.sum(depths, report.depth());
    nodes = Counters.sum(nodes, report.nodes());
    evals = Counters.sum(evals, report.evals());
    innerNodes = Counters.sum(innerNodes, report.innerNodes());
    children = Counters.sum(children, report.children());
    tableHits = Counters.sum(tableHits, report.tableHits());
    add(report.evalsByDepth());
  }

  private void add(EvalsByDepth counts) {
    int length = counts.length();
    if (length > evalsByDepth.length) {
      evalsByDepth = Arrays.copyOf(evalsByDepth, 2 * length);
    }
    for (int depth = 0; depth < length; depth++) {
      evalsByDepth[depth] = Counters.sum(evalsByDepth[depth], counts.at(depth));
    }
  }

  SideTotals totals() {
    return new SideTotals(
        decisions,
        searched,
        depths,
        nodes,
        evals,
        innerNodes,
        children,
        tableHits,
        EvalsByDepth.of(evalsByDepth, evalsByDepth.length));
  }
}
