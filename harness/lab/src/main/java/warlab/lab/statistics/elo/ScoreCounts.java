package warlab.lab.statistics.elo;

import java.util.stream.LongStream;

/**
 * How often each score occurred, from worst to best and evenly spaced from 0 to 1. The unit of
 * evidence is one game or one pair of games. Of no units the score is one half.
 */
public sealed interface ScoreCounts permits GameCounts, PairCounts {
  /** The counts from worst to best, a fresh array. */
  long[] counts();

  int gamesPerUnit();

  default long units() {
    return LongStream.of(counts()).sum();
  }

  default long games() {
    return units() * gamesPerUnit();
  }

  /** The mean score. */
  default double score() {
    long units = units();
    if (units == 0) {
      return 0.5;
    }
    long[] counts = counts();
    long steps = 0;
    for (int i = 0; i < counts.length; i++) {
      steps += i * counts[i];
    }
    return (double) steps / (units * (counts.length - 1));
  }

  /** The standard deviation of the score of a game, as these units show it. */
  default double gameDeviation() {
    long[] counts = counts();
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      double distance = (double) i / (counts.length - 1) - score();
      squares += counts[i] * distance * distance;
    }
    return Math.sqrt(gamesPerUnit() * squares / Math.max(1, units()));
  }
}
