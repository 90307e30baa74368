package warlab.lab.statistics.tally;

import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.players.Counters;

/** Adds up what searches counted and, for the games whose time is known, how long they took. */
final class CostTally {
  private long games;
  private SideTotals totals = SideTotals.NONE;
  private long timedGames;
  private long timedDecisions;
  private long timedNodes;
  private long timedEvals;
  private long nanos;

  void add(SideTotals game) {
    games++;
    totals = totals.plus(game);
  }

  void addTime(SideTotals game, long gameNanos) {
    timedGames++;
    timedDecisions += game.decisions();
    timedNodes = Counters.sum(timedNodes, game.nodes());
    timedEvals = Counters.sum(timedEvals, game.evals());
    nanos = Counters.sum(nanos, gameNanos);
  }

  void merge(CostTally other) {
    games += other.games;
    totals = totals.plus(other.totals);
    timedGames += other.timedGames;
    timedDecisions += other.timedDecisions;
    timedNodes = Counters.sum(timedNodes, other.timedNodes);
    timedEvals = Counters.sum(timedEvals, other.timedEvals);
    nanos = Counters.sum(nanos, other.nanos);
  }

  EvalSummary evals(Role role) {
    return new EvalSummary(role, games, totals);
  }

  SpeedSummary speed(Role role) {
    return new SpeedSummary(role, timedGames, timedDecisions, timedNodes, timedEvals, nanos);
  }
}
