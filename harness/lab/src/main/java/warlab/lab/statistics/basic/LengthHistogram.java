package warlab.lab.statistics.basic;

/**
 * How often each game length occurred. Integer counts do not depend on the order of games or on how
 * partial results were merged, take no more memory for a million games than for a hundred, and
 * still give exact quantiles. Only the span from the shortest to the longest is kept: a tournament
 * has a hundred thousand histograms of a few games each. Of no games every statistic is 0.
 */
public final class LengthHistogram {
  private long[] frequencies = {};
  private int min;
  private long count;

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
    span(length, length);
    frequencies[length - min] += times;
    count += times;
  }

  /** Makes room for lengths up to both ends. */
  private void span(int shortest, int longest) {
    boolean isEmpty = frequencies.length == 0;
    int from = isEmpty ? shortest : Math.min(min, shortest);
    int to = isEmpty ? longest : Math.max(max(), longest);
    if (to - from >= frequencies.length) {
      long[] wider = new long[to - from + 1];
      System.arraycopy(frequencies, 0, wider, isEmpty ? 0 : min - from, frequencies.length);
      frequencies = wider;
      min = from;
    }
  }

  public void merge(LengthHistogram other) {
    if (other.count > 0) {
      span(other.min, other.max());
      for (int length = other.min; length <= other.max(); length++) {
        add(length, other.frequency(length));
      }
    }
  }

  public long count() {
    return count;
  }

  public long frequency(int length) {
    int place = length - min;
    return place < 0 || place >= frequencies.length ? 0 : frequencies[place];
  }

  public int min() {
    return min;
  }

  public int max() {
    return min + Math.max(0, frequencies.length - 1);
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
    for (int length = min; length <= max(); length++) {
      sum += length * frequency(length);
    }
    double mean = (double) sum / count;
    double squaredDeviations = 0;
    for (int length = min; length <= max(); length++) {
      squaredDeviations += frequency(length) * (length - mean) * (length - mean);
    }
    return new Moments(count, mean, squaredDeviations);
  }

  private int valueAt(long rank) {
    int length = min;
    // So many values up to this length have passed; the rank is among the first that exceed it.
    for (long passed = frequency(length); passed <= rank; passed += frequency(length)) {
      length++;
    }
    return length;
  }
}
