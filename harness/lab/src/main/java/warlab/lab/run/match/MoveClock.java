package warlab.lab.run.match;

import java.util.concurrent.TimeUnit;
import warlab.lab.record.SideTiming;
import warlab.players.Counters;

/** Adds up what the decisions of one side took, and which of them took too long. */
final class MoveClock {
  private long limitNanos = Long.MAX_VALUE;
  private long farNanos = Long.MAX_VALUE;
  private long nanos;
  private long overruns;
  private long worstNanos;
  private long farOverruns;

  /**
   * @param millis what a decision may take; 0 for any time
   * @param farMillis beyond which it has taken far too long
   */
  void limit(long millis, long farMillis) {
    limitNanos = millis == 0 ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(millis);
    farNanos = TimeUnit.MILLISECONDS.toNanos(farMillis);
  }

  void add(long decisionNanos) {
    nanos = Counters.sum(nanos, decisionNanos);
    if (decisionNanos > limitNanos) {
      overruns++;
      worstNanos = Math.max(worstNanos, decisionNanos);
      farOverruns += decisionNanos > farNanos ? 1 : 0;
    }
  }

  SideTiming timing() {
    return new SideTiming(nanos, overruns, worstNanos, farOverruns);
  }
}
