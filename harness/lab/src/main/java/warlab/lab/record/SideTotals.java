package warlab.lab.record;

import warlab.players.Counters;
import warlab.players.EvalsByDepth;
import warlab.players.SearchReport;

/**
 * What one side's searches counted over a game; the meanings are those of {@link SearchReport}.
 *
 * @param decisions moves decided, searched or not
 * @param searched decisions that came with a search report
 * @param depths sum of the depths reached over those
 */
public record SideTotals(
    long decisions,
    long searched,
    long depths,
    long nodes,
    long evals,
    long innerNodes,
    long children,
    long tableHits,
    EvalsByDepth evalsByDepth) {

  public static final SideTotals NONE = new SideTotals(0, 0, 0, 0, 0, 0, 0, 0, EvalsByDepth.NONE);

  public SideTotals plus(SideTotals other) {
    return new SideTotals(
        Counters.sum(decisions, other.decisions),
        Counters.sum(searched, other.searched),
        Counters.sum(depths, other.depths),
        Counters.sum(nodes, other.nodes),
        Counters.sum(evals, other.evals),
        Counters.sum(innerNodes, other.innerNodes),
        Counters.sum(children, other.children),
        Counters.sum(tableHits, other.tableHits),
        evalsByDepth.plus(other.evalsByDepth));
  }
}
