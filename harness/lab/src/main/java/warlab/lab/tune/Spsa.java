package warlab.lab.tune;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.elo.Elo;

/**
 * One run of SPSA (Spall 1992) with constant gains and averaging: a step sets two sets of weights
 * against each other that differ in every one, and moves all towards the better set. Step k is
 * played around the weights after step k - 2, so that two can be in play at once; the result is the
 * mean over the second half, which takes out the noise that constant gains leave.
 *
 * <p>Weights are in the order of their ranges. Belongs to the thread that takes results; others may
 * ask for what a step is played around once they are told to play it.
 */
final class Spsa {
  /** Gains are such that the noise of a run costs about so many Elo before averaging. */
  private static final double PRICE = 10;

  /** Pairs a step has in the formula of the gain. */
  private static final double PAIRS = 8;

  /** Third and fourth quarter of a settled run differ by less than this part of the reach. */
  private static final double SETTLED = 0.25;

  private final List<WeightRange> ranges;
  private final double[] start;
  private final double gain;
  private final long signSeed;

  /** After each step. Written before the pool is given what depends on it. */
  private final double[][] after;

  private final int[] differences;
  private int steps;
  private boolean hasEnded;

  Spsa(Collection<WeightRange> ranges, double[] start, int maxSteps, long signSeed) {
    this.ranges = List.copyOf(ranges);
    this.start = start.clone();
    this.signSeed = signSeed;
    gain = gain(ranges.size());
    after = new double[maxSteps][];
    differences = new int[maxSteps];
  }

  /** How much of the reach weights move for each win that one set is ahead. */
  static double gain(int free) {
    double width = Distributions.chiSquaredQuantile(Distributions.CONFIDENCE, free);
    return PRICE / (2 * Elo.PER_LOG_ODDS * width / PAIRS);
  }

  /** Whether the first of two sets that meet has more of each weight: 1, or -1 for less. */
  int[] signs(int step) {
    long seed = SeededStream.derive(signSeed, step);
    int[] signs = new int[start.length];
    Arrays.setAll(signs, i -> (SeededStream.valueAt(seed, i) & 1) == 0 ? -1 : 1);
    return signs;
  }

  /** The weights that a step is played around. */
  double[] centre(int step) {
    return (step < 2 ? start : after[step - 2]).clone();
  }

  /** One of the two sets that meet in a step; it may leave the ranges. */
  double[] set(int step, boolean isPlus) {
    double[] weights = centre(step);
    int[] signs = signs(step);
    Arrays.setAll(weights, i -> weights[i] + (isPlus ? 1 : -1) * signs[i] * ranges.get(i).reach());
    return weights;
  }

  /** Moves the weights by the wins of the first set less those of the second. */
  void move(int difference) {
    double[] weights = now();
    int[] signs = signs(steps);
    for (int i = 0; i < weights.length; i++) {
      WeightRange range = ranges.get(i);
      weights[i] = range.clip(weights[i] + gain * range.reach() * signs[i] * difference);
    }
    differences[steps] = difference;
    after[steps++] = weights;
  }

  /** The weights after the last step. */
  double[] now() {
    return (steps == 0 ? start : after[steps - 1]).clone();
  }

  double[] after(int step) {
    return after[step].clone();
  }

  int difference(int step) {
    return differences[step];
  }

  int steps() {
    return steps;
  }

  int maxSteps() {
    return after.length;
  }

  /** No more steps will come, though there is room for some. */
  void end() {
    hasEnded = true;
  }

  boolean hasEnded() {
    return hasEnded;
  }

  /** What comes out. */
  double[] result() {
    return steps == 0 ? start.clone() : mean(steps / 2, steps);
  }

  /** Whether more steps would change the result by little. */
  boolean isSettled() {
    double[] third = mean(steps / 2, 3 * steps / 4);
    double[] fourth = mean(3 * steps / 4, steps);
    return IntStream.range(0, third.length)
        .allMatch(i -> Math.abs(third[i] - fourth[i]) < SETTLED * ranges.get(i).reach());
  }

  private double[] mean(int from, int to) {
    double[] sum = new double[start.length];
    for (int step = from; step < to; step++) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += after[step][i];
      }
    }
    Arrays.setAll(sum, i -> sum[i] / (to - from));
    return sum;
  }
}
