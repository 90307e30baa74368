package warlab.lab.statistics.elo;

/**
 * How often each score occurred, from worst to best and evenly spaced from 0 to 1; a sample is one
 * game or one pair of games. Of no samples the score is one half.
 */
public sealed interface ScoreCounts permits GameCounts, PairCounts {
  /** The counts from worst to best, a fresh array. */
  long[] counts();

  int gamesPerSample();

  default long samples() {
    long samples = 0;
    for (long count : counts()) {
      samples += count;
    }
    return samples;
  }

  default long games() {
    return samples() * gamesPerSample();
  }

  /** The mean score. */
  default double score() {
    long samples = samples();
    if (samples == 0) {
      return 0.5;
    }
    long[] counts = counts();
    long steps = 0;
    for (int i = 0; i < counts.length; i++) {
      steps += i * counts[i];
    }
    return (double) steps / (samples * (counts.length - 1));
  }

  /** The variance of one sample's score, divided by the number of samples. */
  default double variance() {
    long samples = samples();
    if (samples == 0) {
      return 0;
    }
    long[] counts = counts();
    double mean = score();
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      double deviation = (double) i / (counts.length - 1) - mean;
      squares += counts[i] * deviation * deviation;
    }
    return squares / samples;
  }

  /** The variance of a game's score, as far as it adds to the error of the mean. */
  default double gameVariance() {
    return variance() * gamesPerSample();
  }
}
