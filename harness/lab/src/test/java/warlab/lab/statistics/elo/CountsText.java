package warlab.lab.statistics.elo;

import java.util.Arrays;

/** Counts in the tables of tests: three or five numbers, worst first. */
public final class CountsText {

  private CountsText() {}

  public static ScoreCounts parse(String text) {
    long[] counts = Arrays.stream(text.split(" ", -1)).mapToLong(Long::parseLong).toArray();
    return counts.length == 5
        ? PairCounts.of(counts)
        : new GameCounts(counts[0], counts[1], counts[2]);
  }

  /** The same results seen by the other player. */
  public static ScoreCounts reversed(ScoreCounts counts) {
    return counts instanceof PairCounts pairs ? pairs.reversed() : ((GameCounts) counts).reversed();
  }
}
