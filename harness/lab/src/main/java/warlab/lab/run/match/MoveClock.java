package warlab.lab.run.match;

import java.util.concurrent.TimeUnit;
import warlab.lab.record.SideTiming;
import warlab.players.Counters;

/** Adds up what the decisions of one side took, and which of them took too long. */
final class MoveClock {
  private long limitNanos = Long.MAX_VALUE;
  private long nanos;
  private long overruns;
  private long worstNanos;

  /**
   * @param millis what a decision may take; 0 for any time
   */
  void limit(long millis) {
    limitNanos = millis == 0 ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(millis);
  }

  void add(long decisionNanos) {
    nanos = Counters.sum(nanos, decisionNanos);
    if (decisionNanos > limitNanos) {
      overruns++;
      worstNanos = Math.max(worstNanos, decisionNanos);
    }
  }

  SideTiming timing() {
    return new SideTiming(nanos, overruns, worstNanos);
  }
}
