package warlab.lab.record;

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

  public long innerNodes() {
    return nodes - evals() - tableHits;
  }

  /** Moves searched over all inner nodes. */
  public long children() {
    return nodes - searches;
  }

  public SideTotals plus(SideTotals other) {
    return new SideTotals(
        decisions + other.decisions,
        searched + other.searched,
        depths + other.depths,
        searches + other.searches,
        nodes + other.nodes,
        tableHits + other.tableHits,
        evalsByDepth.plus(other.evalsByDepth));
  }
}
