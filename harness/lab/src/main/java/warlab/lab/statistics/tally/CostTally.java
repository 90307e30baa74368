package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.SpeedSummary.Overruns;

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
    overruns = overruns.plus(new Overruns(timing.overruns(), timing.worstNanos() / 1e6));
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
    return settled().speed(role, overruns);
  }
}
