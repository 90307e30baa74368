package warlab.lab.record;

import warlab.players.Counters;
import warlab.players.EvalsByDepth;
import warlab.players.SearchReport;

/**
 * What one side's searches counted over a game; the meanings are those of {@link SearchReport},
 * whose sums tell evals, inner nodes and children.
 *
 * @param decisions moves decided, searched or not
 * @param searched decisions that came with a search report
 * @param depths sum of the depths reached over those
 * @param searches visits of a root
 */
public record SideTotals(
    long decisions,
    long searched,
    long depths,
    long searches,
    long nodes,
    long tableHits,
    EvalsByDepth evalsByDepth) {

  public static final SideTotals NONE = new SideTotals(0, 0, 0, 0, 0, 0, EvalsByDepth.NONE);

  public long evals() {
    return evalsByDepth.total();
  }

  /** None below zero, whatever a plug-in counts. */
  public long innerNodes() {
    return Math.max(0, nodes - evals() - tableHits);
  }

  /** Moves searched over all inner nodes. */
  public long children() {
    return Math.max(0, nodes - searches);
  }

  /** Whether anybody can have counted that: only what was decided is searched and counted. */
  public boolean isPossible() {
    long counted = depths | searches | nodes | tableHits | evalsByDepth.length();
    return searched <= decisions && (searched > 0 || counted == 0);
  }

  public SideTotals plus(SideTotals other) {
    return new SideTotals(
        Counters.sum(decisions, other.decisions),
        Counters.sum(searched, other.searched),
        Counters.sum(depths, other.depths),
        Counters.sum(searches, other.searches),
        Counters.sum(nodes, other.nodes),
        Counters.sum(tableHits, other.tableHits),
        evalsByDepth.plus(other.evalsByDepth));
  }
}
