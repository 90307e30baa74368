package warlab.lab.record;

import warlab.games.Side;

/** Wall-clock nanoseconds of one game: a line of {@code timings.csv}, never in the journal. */
public record GameTiming(long game, long firstNanos, long secondNanos, long totalNanos) {

  /** What the decisions of a side took. */
  public long nanos(Side side) {
    return side == Side.FIRST ? firstNanos : secondNanos;
  }

  /**
   * With two digits of each number, for journals of many games: one game's time says no more, and
   * half the bytes of the digits are saved. Sums of many are as good as before.
   */
  public GameTiming rounded() {
    return new GameTiming(
        game, twoDigits(firstNanos), twoDigits(secondNanos), twoDigits(totalNanos));
  }

  private static long twoDigits(long nanos) {
    long unit = 1;
    while (nanos / unit >= 100) {
      unit *= 10;
    }
    return (nanos + unit / 2) / unit * unit;
  }
}
