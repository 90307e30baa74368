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
  private long searches;
  private long nodes;
  private long tableHits;
  private long[] evalsByDepth = new long[32];
  private boolean isCut;

  void addUnsearched() {
    decisions++;
  }

  void add(SearchReport report) {
    // First what a malformed report breaks: a decision that is not played must not count.
    add(report.evalsByDepth());
    decisions++;
    searched++;
    depths = sum(depths, report.depth());
    searches = sum(searches, report.searches());
    nodes = sum(nodes, report.nodes());
    tableHits = sum(tableHits, report.tableHits());
  }

  private long sum(long total, long count) {
    long sum = Counters.sum(total, count);
    isCut |= sum == Long.MAX_VALUE;
    return sum;
  }

  /** Whether a sum reached the greatest number and stays there. */
  boolean isCut() {
    return isCut;
  }

  private void add(EvalsByDepth counts) {
    int length = counts.length();
    if (length > evalsByDepth.length) {
      evalsByDepth = Arrays.copyOf(evalsByDepth, 2 * length);
    }
    for (int depth = 0; depth < length; depth++) {
      evalsByDepth[depth] = sum(evalsByDepth[depth], counts.at(depth));
    }
  }

  SideTotals totals() {
    return new SideTotals(
        decisions,
        searched,
        depths,
        searches,
        nodes,
        tableHits,
        EvalsByDepth.of(evalsByDepth, evalsByDepth.length));
  }
}
