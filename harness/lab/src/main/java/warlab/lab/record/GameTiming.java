package warlab.lab.record;

import warlab.games.Side;

/** Wall-clock time of one game: a line of {@code timings.csv}, never in the journal. */
public record GameTiming(long game, SideTiming first, SideTiming second, long totalNanos) {

  public SideTiming of(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /**
   * With two digits of each time, for journals of many games: one game's time says no more, and
   * half the bytes of the digits are saved. Sums of many are as good as before.
   */
  public GameTiming rounded() {
    return new GameTiming(game, first.rounded(), second.rounded(), twoDigits(totalNanos));
  }

  static long twoDigits(long nanos) {
    long unit = 1;
    while (nanos / unit >= 100) {
      unit *= 10;
    }
    return (nanos + unit / 2) / unit * unit;
  }
}
