package warlab.lab.statistics.basic;

import java.util.Arrays;

/**
 * How often each game length occurred. Integer counts do not depend on the order of games or on how
 * partial results were merged, take no more memory for a million games than for a hundred, and
 * still give exact quantiles. Of no games every statistic is 0.
 */
public final class LengthHistogram {
  private long[] frequencies = new long[256];
  private long count;
  private int max;

  public void add(int length) {
    add(length, 1);
  }

  public void add(int length, long times) {
    if (length < 0 || times < 0) {
      throw new IllegalArgumentException("length " + length + ", " + times + " times");
    }
    if (times == 0) {
      return;
    }
    if (length >= frequencies.length) {
      frequencies = Arrays.copyOf(frequencies, Math.max(length + 1, 2 * frequencies.length));
    }
    frequencies[length] += times;
    count += times;
    max = Math.max(max, length);
  }

  public void merge(LengthHistogram other) {
    for (int length = 0; length <= other.max; length++) {
      add(length, other.frequencies[length]);
    }
  }

  public long count() {
    return count;
  }

  public long frequency(int length) {
    return length < frequencies.length ? frequencies[length] : 0;
  }

  public int min() {
    return count == 0 ? 0 : valueAt(0);
  }

  public int max() {
    return max;
  }

  /** The R-7 quantile, exactly as if all lengths had been kept and sorted. */
  public double quantile(double probability) {
    return Quantile.ofSorted(count, probability, this::valueAt);
  }

  /** Mean and deviation, always summed from the shortest length to the longest. */
  public Moments moments() {
    if (count == 0) {
      return Moments.NONE;
    }
    long sum = 0;
    for (int length = 0; length <= max; length++) {
      sum += length * frequencies[length];
    }
    double mean = (double) sum / count;
    double squaredDeviations = 0;
    for (int length = 0; length <= max; length++) {
      squaredDeviations += frequencies[length] * (length - mean) * (length - mean);
    }
    return new Moments(count, mean, squaredDeviations);
  }

  private int valueAt(long rank) {
    int length = 0;
    // So many values up to this length have passed; the rank is among the first that exceed it.
    for (long passed = frequencies[0]; passed <= rank; passed += frequencies[length]) {
      length++;
    }
    return length;
  }
}
