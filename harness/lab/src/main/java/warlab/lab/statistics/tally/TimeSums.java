package warlab.lab.statistics.tally;

import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.players.Counters;

/**
 * How long the decisions of some games took. The sums of squares and products, of milliseconds and
 * decisions, are for the error of their ratio.
 */
record TimeSums(
    long games,
    long decisions,
    long nodes,
    long evals,
    long nanos,
    double squaredTimes,
    double squaredDecisions,
    double timesByDecisions) {
  static final TimeSums NONE = new TimeSums(0, 0, 0, 0, 0, 0, 0, 0);

  /** Of one game. */
  static TimeSums of(SideTotals game, long nanos) {
    long decisions = game.decisions();
    double millis = nanos / 1e6;
    return new TimeSums(
        1,
        decisions,
        game.nodes(),
        game.evals(),
        nanos,
        millis * millis,
        (double) decisions * decisions,
        millis * decisions);
  }

  TimeSums plus(TimeSums other) {
    return new TimeSums(
        games + other.games,
        decisions + other.decisions,
        Counters.sum(nodes, other.nodes),
        Counters.sum(evals, other.evals),
        Counters.sum(nanos, other.nanos),
        squaredTimes + other.squaredTimes,
        squaredDecisions + other.squaredDecisions,
        timesByDecisions + other.timesByDecisions);
  }

  SpeedSummary speed(Role role, SpeedSummary.Overruns overruns) {
    return new SpeedSummary(role, games, decisions, nodes, evals, nanos, error(), overruns);
  }

  /** Of a ratio of sums over independent games, by the usual linear approximation. */
  private double error() {
    if (games < 2 || decisions == 0) {
      return 0;
    }
    double ratio = nanos / 1e6 / decisions;
    double residuals =
        squaredTimes - 2 * ratio * timesByDecisions + ratio * ratio * squaredDecisions;
    double variance = Math.max(0, residuals) / (games - 1) * games;
    return Math.sqrt(variance) / decisions;
  }
}
