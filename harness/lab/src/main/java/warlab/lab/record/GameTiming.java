package warlab.lab.record;

import warlab.games.Side;

/** Wall-clock nanoseconds of one game: a line of {@code timings.csv}, never in the journal. */
public record GameTiming(long game, long firstNanos, long secondNanos, long totalNanos) {

  /** What the decisions of a side took. */
  public long nanos(Side side) {
    return side == Side.FIRST ? firstNanos : secondNanos;
  }
}
