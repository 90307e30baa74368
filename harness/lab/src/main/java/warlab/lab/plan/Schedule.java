package warlab.lab.plan;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.record.GameRecord;

/**
 * Which pair of a plan is next when pairings may stop early. All pairs pass through here in order,
 * whether just played or read back, so whoever reads a journal stands where its run stood.
 */
public final class Schedule {
  private final Plan plan;
  private final List<StopRule> rules;
  private final boolean[] stopped;
  private int stoppedCount;
  private long next;

  public Schedule(Plan plan, Function<Pairing, StopRule> rules) {
    this.plan = plan;
    this.rules = plan.pairings().stream().map(rules).collect(Collectors.toList());
    stopped = new boolean[this.rules.size()];
  }

  public Plan plan() {
    return plan;
  }

  /** The plan's pair count when all is done. */
  public long next() {
    return next;
  }

  public boolean isComplete() {
    return next >= plan.pairCount();
  }

  /** The first pair from here on that is still wanted. */
  public long wantedFrom(long pair) {
    if (stoppedCount == stopped.length) {
      return plan.pairCount(); // a plan may have millions of pairs left to skip
    }
    long wanted = pair;
    while (wanted < plan.pairCount() && stopped[plan.pairingOf(wanted)]) {
      wanted++;
    }
    return wanted;
  }

  /** Pairings that need no more pairs. */
  public int stoppedCount() {
    return stoppedCount;
  }

  /** The pairing of the next pair. */
  public Pairing pairing() {
    return plan.pairings().get(plan.pairingOf(next));
  }

  /** Takes the games of the next pair; returns the verdict if its pairing ends with it. */
  public @Nullable String pass(List<GameRecord> pair) {
    int pairing = plan.pairingOf(next);
    String verdict = rules.get(pairing).verdictAfter(pair);
    if (verdict != null) {
      stopped[pairing] = true;
      stoppedCount++;
    }
    next = wantedFrom(next + 1);
    return verdict;
  }
}
