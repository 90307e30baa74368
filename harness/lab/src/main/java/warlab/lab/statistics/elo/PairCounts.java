package warlab.lab.statistics.elo;

import java.util.Arrays;

/**
 * The pentanomial counts: how many pairs of games brought 0, 1/2, 1, 3/2 and 2 points. Even pairs
 * are those with a win and a loss as well as those with two draws.
 */
public record PairCounts(long ll, long ld, long even, long wd, long ww) implements ScoreCounts {
  public static final PairCounts NONE = new PairCounts(0, 0, 0, 0, 0);

  public PairCounts {
    if (ll < 0 || ld < 0 || even < 0 || wd < 0 || ww < 0) {
      throw new IllegalArgumentException(
          "counts " + ll + ", " + ld + ", " + even + ", " + wd + ", " + ww);
    }
  }

  /** From five counts, worst first. */
  public static PairCounts of(long... counts) {
    if (counts.length != 5) {
      throw new IllegalArgumentException("five counts expected: " + Arrays.toString(counts));
    }
    return new PairCounts(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /** The same pairs seen by the other player. */
  public PairCounts reversed() {
    return new PairCounts(ww, wd, even, ld, ll);
  }

  public PairCounts plus(PairCounts other) {
    return new PairCounts(
        ll + other.ll, ld + other.ld, even + other.even, wd + other.wd, ww + other.ww);
  }

  @Override
  public long[] counts() {
    return new long[] {ll, ld, even, wd, ww};
  }

  @Override
  public int gamesPerUnit() {
    return 2;
  }
}
