package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.SpeedSummary.Overruns;
import warlab.players.Counters;

/**
 * Adds up what searches counted and, for the games whose time is known, how long they took. The
 * first of these games do not count: the program is still being compiled while they are played,
 * which makes a cheap player look five times as dear.
 */
final class CostTally {
  private long games;
  private SideTotals totals = SideTotals.NONE;
  private final List<TimeSums> early = new ArrayList<>();
  private TimeSums later = TimeSums.NONE;
  private Overruns overruns = Overruns.NONE;

  void add(SideTotals game) {
    games++;
    totals = totals.plus(game);
  }

  void addTime(SideTotals game, SideTiming timing) {
    overruns =
        overruns.plus(
            new Overruns(timing.overruns(), timing.worstNanos() / 1e6, timing.farOverruns()));
    TimeSums time = TimeSums.of(game, timing.nanos());
    if (early.size() < SpeedSummary.WARM_UP) {
      early.add(time);
    } else {
      later = later.plus(time);
    }
  }

  void merge(CostTally other) {
    games += other.games;
    totals = totals.plus(other.totals);
    later = later.plus(other.settled());
    overruns = overruns.plus(other.overruns);
  }

  /** All but the first games; of few games the second half. */
  private TimeSums settled() {
    long timed = early.size() + later.games();
    long skipped = Math.min(SpeedSummary.WARM_UP, timed / 2);
    return early.stream().skip(skipped).reduce(later, TimeSums::plus);
  }

  EvalSummary evals(Role role) {
    return new EvalSummary(role, games, totals);
  }

  SpeedSummary speed(Role role) {
    TimeSums sums = settled();
    return new SpeedSummary(
        role,
        sums.games,
        sums.decisions,
        sums.nodes,
        sums.evals,
        sums.nanos,
        sums.error(),
        overruns);
  }

  /**
   * How long the decisions of some games took. The sums of squares and products, of milliseconds
   * and decisions, are for the error of their ratio.
   */
  private record TimeSums(
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
}
