package warlab.lab.statistics.elo;

import org.apache.commons.math3.distribution.AbstractRealDistribution;
import warlab.lab.statistics.basic.Distributions;

/**
 * What a few results say about the mean score, starting from Jeffreys' prior of half an observation
 * of each kind (a Dirichlet posterior). It has an error and stays inside 0 to 1 even when every
 * result was the same or there is none yet.
 *
 * @param mean the expected mean score
 * @param deviation how far the mean score may be off
 * @param variance the expected variance of one unit's score
 */
record ScorePosterior(double mean, double deviation, double variance) {
  private static final double PRIOR = 0.5;

  /** As if each unit were worth only {@code weight} of an independent one. */
  static ScorePosterior of(ScoreCounts scoreCounts, double weight) {
    long[] counts = scoreCounts.counts();
    int last = counts.length - 1;
    double total = 0;
    double mean = 0;
    double square = 0;
    for (int i = 0; i <= last; i++) {
      double observations = PRIOR + weight * counts[i];
      double score = (double) i / last;
      total += observations;
      mean += observations * score;
      square += observations * score * score;
    }
    mean /= total;
    double variance = square / total - mean * mean;
    return new ScorePosterior(mean, Math.sqrt(variance / (total + 1)), variance);
  }

  /** The beta distribution with this mean and deviation, close to the posterior of the mean. */
  AbstractRealDistribution distribution() {
    double concentration = mean * (1 - mean) / (deviation * deviation) - 1;
    return Distributions.beta(mean * concentration, (1 - mean) * concentration);
  }
}
