package warlab.lab.statistics.summary;

import warlab.lab.record.SideTotals;

/**
 * What the searches of a player counted over all its games, with the meanings of {@link
 * warlab.players.SearchReport}. Means of nothing are 0.
 */
public record EvalSummary(Role role, long games, SideTotals totals) {

  public double nodesPerMove() {
    return ratio(totals.nodes(), totals.decisions());
  }

  public double evalsPerMove() {
    return ratio(totals.evals(), totals.decisions());
  }

  /** The mean distance of an eval from the root. */
  public double averageEvalDepth() {
    return totals.evalsByDepth().averageDepth();
  }

  /** Moves searched at an inner node, cut-offs taken into account. */
  public double branchingFactor() {
    return ratio(totals.children(), totals.innerNodes());
  }

  /** The mean depth that a search reached. */
  public double depthReached() {
    return ratio(totals.depths(), totals.searched());
  }

  static double ratio(long part, long whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }
}
