package warlab.lab.statistics.summary;

/**
 * How fast a player was, over the games whose time is known. Depends on the clock. Means of nothing
 * are 0.
 *
 * @param decisions moves decided
 * @param nanos wall-clock time of these decisions
 */
public record SpeedSummary(
    Role role, long games, long decisions, long nodes, long evals, long nanos) {

  public double nodesPerSecond() {
    return 1e9 * EvalSummary.ratio(nodes, nanos);
  }

  public double evalsPerSecond() {
    return 1e9 * EvalSummary.ratio(evals, nanos);
  }

  public double timeMsPerMove() {
    return EvalSummary.ratio(nanos, decisions) / 1e6;
  }

  public double seconds() {
    return nanos / 1e9;
  }
}
