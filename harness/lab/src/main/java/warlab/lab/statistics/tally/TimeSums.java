package warlab.lab.statistics.tally;

import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.players.Counters;

/** Adds up how long the decisions of some games took. */
final class TimeSums {
  private long games;
  private long decisions;
  private long nodes;
  private long evals;
  private long nanos;

  // Sums of squares and products of milliseconds and decisions, for the error of their ratio.
  private double squaredTimes;
  private double squaredDecisions;
  private double timesByDecisions;

  long games() {
    return games;
  }

  void add(SideTotals game, long gameNanos) {
    games++;
    decisions += game.decisions();
    nodes = Counters.sum(nodes, game.nodes());
    evals = Counters.sum(evals, game.evals());
    nanos = Counters.sum(nanos, gameNanos);
    double millis = gameNanos / 1e6;
    squaredTimes += millis * millis;
    squaredDecisions += (double) game.decisions() * game.decisions();
    timesByDecisions += millis * game.decisions();
  }

  void merge(TimeSums other) {
    games += other.games;
    decisions += other.decisions;
    nodes = Counters.sum(nodes, other.nodes);
    evals = Counters.sum(evals, other.evals);
    nanos = Counters.sum(nanos, other.nanos);
    squaredTimes += other.squaredTimes;
    squaredDecisions += other.squaredDecisions;
    timesByDecisions += other.timesByDecisions;
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
