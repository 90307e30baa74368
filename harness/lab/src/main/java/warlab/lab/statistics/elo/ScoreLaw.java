package warlab.lab.statistics.elo;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.basic.Logistic;

/**
 * What results say about the true score: the distribution of sum(a G) / sum(G) over the outcomes a
 * with independent gamma variables G, whose shapes are the counts with 3/4 added at both ends. For
 * wins and losses alone that is Beta(W + 3/4, L + 3/4). Interval, likelihood of superiority and
 * p-value all come from here, so they cannot disagree, and a better result lowers none of them.
 */
public final class ScoreLaw {
  private static final double ADDED = 0.75;
  private static final double ACCURACY = 1e-9;
  private static final int MAX_STEPS = 200;
  private static final double FARTHEST = 700; // of the logarithm of the odds
  private static final double MOST_DEVIATIONS = 8; // beyond it a probability rounds to 0 or 1

  private final double[] counts;
  private final double[] outcomes;
  private final double[] shapes;

  private ScoreLaw(double[] counts) {
    this.counts = counts;
    int last = counts.length - 1;
    double[] added = counts.clone();
    added[0] += ADDED;
    added[last] += ADDED;
    int[] met = IntStream.rangeClosed(0, last).filter(i -> added[i] > 0).toArray();
    outcomes = Arrays.stream(met).mapToDouble(i -> (double) i / last).toArray();
    shapes = Arrays.stream(met).mapToDouble(i -> added[i]).toArray();
  }

  public static ScoreLaw of(ScoreCounts counts) {
    return new ScoreLaw(Arrays.stream(counts.counts()).asDoubleStream().toArray());
  }

  /** From how often each of some evenly spaced scores came, worst first; it may be a fraction. */
  public static ScoreLaw of(double... counts) {
    return new ScoreLaw(counts.clone());
  }

  /** The probability of a true score of at most this. */
  public double below(double score) {
    return tail(score, -1);
  }

  /** The probability of a true score above this, to all digits even where it is tiny. */
  public double above(double score) {
    return tail(score, 1);
  }

  private double tail(double score, int sign) {
    if (score <= 0 || score >= 1) {
      return (score <= 0) == (sign > 0) ? 1 : 0;
    }
    GammaBalance balance = balance(score, sign);
    return balance.mean() < 0
        ? balance.chanceOfPositive()
        : 1 - balance(score, -sign).chanceOfPositive();
  }

  private GammaBalance balance(double score, int sign) {
    return new GammaBalance(
        shapes, Arrays.stream(outcomes).map(outcome -> sign * (outcome - score)).toArray());
  }

  /** Likelihood of superiority: the probability of a true score above one half. */
  public double los() {
    return above(0.5);
  }

  /** Two-sided: how surprising the results are if the true score is one half. */
  public double pValue() {
    return Math.min(1, 2 * Math.min(below(0.5), above(0.5)));
  }

  /**
   * The plain mean, one half of nothing, with the 95 % interval; open where all was won or lost.
   */
  public ScoreEstimate estimate() {
    double units = Arrays.stream(counts).sum();
    double points = 0;
    for (int i = 0; i < counts.length; i++) {
      points += counts[i] * i;
    }
    int last = counts.length - 1;
    double tail = (1 - Distributions.CONFIDENCE) / 2;
    Interval scores =
        new Interval(
            counts[0] == units ? 0 : quantile(tail),
            counts[last] == units ? 1 : quantile(1 - tail));
    return new ScoreEstimate(units == 0 ? 0.5 : points / (units * last), scores);
  }

  /**
   * Where as many normal deviations lie below as for this probability. They grow nearly evenly with
   * the logarithm of the odds, so a few steps of the secant are enough; it never leaves the ends
   * between which the quantile is known to lie.
   */
  private double quantile(double probability) {
    double total = Arrays.stream(shapes).sum();
    double mean = moment(1);
    double deviation = Math.sqrt(unitVariance() / (total + 1)) / (mean * (1 - mean));
    double wanted = Distributions.normalQuantile(probability);
    double low = -FARTHEST;
    double high = FARTHEST;
    double slope = 1 / deviation;
    double last = 0;
    double lastExcess = 0;
    double logOdds = StrictMath.log(mean / (1 - mean)) + wanted * deviation;
    for (int step = 0; step < MAX_STEPS; step++) {
      double excess = deviations(Logistic.probability(logOdds)) - wanted;
      if (excess < 0) {
        low = logOdds;
      } else {
        high = logOdds;
      }
      if (step > 0) {
        slope = (excess - lastExcess) / (logOdds - last);
      }
      last = logOdds;
      lastExcess = excess;
      logOdds -= excess / slope;
      if (Math.abs(logOdds - last) <= ACCURACY * deviation) {
        break;
      }
      if (!(logOdds > low && logOdds < high)) {
        logOdds = (low + high) / 2;
      }
    }
    return Logistic.probability(logOdds);
  }

  /** The mean of a power of the outcomes. */
  private double moment(int power) {
    double total = Arrays.stream(shapes).sum();
    double moment = 0;
    for (int i = 0; i < shapes.length; i++) {
      double sum = shapes[i];
      for (int factor = 0; factor < power; factor++) {
        sum *= outcomes[i];
      }
      moment += sum / total;
    }
    return moment;
  }

  /** The variance of the score of one unit; never 0, since both ends may still come. */
  public double unitVariance() {
    double mean = moment(1);
    return moment(2) - mean * mean;
  }

  private double deviations(double score) {
    double all = Distributions.normalQuantile(below(score));
    return Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, all));
  }
}
