package warlab.lab.run;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Schedule;
import warlab.lab.record.GameRecord;

/** What has been committed so far, in schedule order, whether just played or read back. */
final class CommittedPairs {
  private final Schedule schedule;
  private final RunListener listener;
  private long games;
  private int openings;
  private long faults;

  CommittedPairs(Schedule schedule, RunListener listener) {
    this.schedule = schedule;
    this.listener = listener;
  }

  /** The pair to commit next; the plan's pair count when all is done. */
  long next() {
    return schedule.next();
  }

  boolean isComplete() {
    return schedule.isComplete();
  }

  /** The first pair from here on that is still wanted. */
  long wantedFrom(long pair) {
    return schedule.wantedFrom(pair);
  }

  /** Takes the games of {@link #next()}. */
  void commit(List<GameRecord> pair, boolean readBack) {
    Pairing pairing = schedule.pairing();
    for (GameRecord game : pair) {
      games++;
      openings = Math.max(openings, game.opening() + 1);
      faults += game.fault() == null ? 0 : 1;
    }
    // The rule sees the pair before anybody hears of it, and the pair that decides still counts.
    String verdict = schedule.pass(pair);
    listener.committed(new CommittedPair(pairing, pair, readBack));
    if (verdict != null) {
      listener.stopped(pairing, verdict);
    }
  }

  RunResult result(RunResult.Status status, long played) {
    return new RunResult(status, games, played, faults, schedule.stoppedCount());
  }

  long games() {
    return games;
  }

  /** Openings that committed games started from. */
  int openings() {
    return openings;
  }
}
