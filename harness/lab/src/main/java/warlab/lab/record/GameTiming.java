package warlab.lab.record;

import warlab.games.Side;

/**
 * What the clock had to say about one game, in wall-clock nanoseconds: a line of {@code
 * timings.csv}, never in the journal.
 *
 * @param firstOverruns decisions of an outside program that took longer than they were allowed
 */
public record GameTiming(
    long game,
    long firstNanos,
    long secondNanos,
    long totalNanos,
    long firstOverruns,
    long secondOverruns) {

  /** Of a game without an overrun. */
  public GameTiming(long game, long firstNanos, long secondNanos, long totalNanos) {
    this(game, firstNanos, secondNanos, totalNanos, 0, 0);
  }

  /** What the decisions of a side took. */
  public long nanos(Side side) {
    return side == Side.FIRST ? firstNanos : secondNanos;
  }

  public long overruns(Side side) {
    return side == Side.FIRST ? firstOverruns : secondOverruns;
  }
}
