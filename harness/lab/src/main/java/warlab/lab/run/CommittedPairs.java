package warlab.lab.run;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;

/**
 * What has been committed so far, and so which pair is next. Committed pairs pass through here in
 * schedule order, whether just played or read back, so a resumed run stands where it stood.
 */
final class CommittedPairs {
  private final Plan plan;
  private final RunListener listener;
  private final List<StopRule> rules;
  private final boolean[] stopped;
  private long next;
  private long games;
  private int openings;
  private long faults;
  private int stoppedCount;

  CommittedPairs(Plan plan, Function<Pairing, StopRule> rules, RunListener listener) {
    this.plan = plan;
    this.listener = listener;
    this.rules = plan.pairings().stream().map(rules).collect(Collectors.toList());
    stopped = new boolean[this.rules.size()];
  }

  /** The pair to commit next; the plan's pair count when all is done. */
  long next() {
    return next;
  }

  boolean isComplete() {
    return next >= plan.pairCount();
  }

  private boolean isStopped(long pair) {
    return stopped[plan.pairingOf(pair)];
  }

  /** The first pair from here on that is still wanted. */
  long wantedFrom(long pair) {
    if (stoppedCount == stopped.length) {
      return plan.pairCount(); // a plan may have millions of pairs left to skip
    }
    long wanted = pair;
    while (wanted < plan.pairCount() && isStopped(wanted)) {
      wanted++;
    }
    return wanted;
  }

  /** Takes the games of {@link #next()}. */
  void commit(List<GameRecord> pair, boolean readBack) {
    Pairing pairing = plan.pairings().get(plan.pairingOf(next));
    for (GameRecord game : pair) {
      games++;
      openings = Math.max(openings, game.opening() + 1);
      faults += game.fault() == null ? 0 : 1;
    }
    // The rule sees the pair before anybody hears of it, and the pair that decides still counts.
    String verdict = rules.get(pairing.index()).verdictAfter(pair);
    listener.committed(new CommittedPair(pairing, pair, readBack));
    if (verdict != null) {
      stopped[pairing.index()] = true;
      stoppedCount++;
      listener.stopped(pairing, verdict);
    }
    next = wantedFrom(next + 1);
  }

  RunResult result(RunResult.Status status, long played) {
    return new RunResult(status, games, played, faults, stoppedCount);
  }

  long games() {
    return games;
  }

  /** Openings that committed games started from. */
  int openings() {
    return openings;
  }
}
