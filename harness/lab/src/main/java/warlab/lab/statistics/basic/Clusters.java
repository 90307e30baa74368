package warlab.lab.statistics.basic;

import java.util.Arrays;

/**
 * The mean of values that come in clusters, such as the pairs played from one opening or the
 * positions of one game: values of a cluster may repeat each other, so only differences between
 * clusters tell the error (the sandwich estimator with its small-sample factor). Clusters are
 * numbered from 0, values may come in any order.
 */
public final class Clusters {
  private double[] sums = new double[16];
  private int[] sizes = new int[16];
  private int clusters;
  private long values;
  private double total;

  public void add(int cluster, double value) {
    if (cluster >= sizes.length) {
      int length = Math.max(cluster + 1, 2 * sizes.length);
      sums = Arrays.copyOf(sums, length);
      sizes = Arrays.copyOf(sizes, length);
    }
    if (sizes[cluster] == 0) {
      clusters++;
    }
    sums[cluster] += value;
    sizes[cluster]++;
    values++;
    total += value;
  }

  /** How many clusters have a value. */
  public int clusters() {
    return clusters;
  }

  public long values() {
    return values;
  }

  /** The mean of all values; 0 of none. */
  public double mean() {
    return values == 0 ? 0 : total / values;
  }

  /** The standard error of the sum of all values; 0 if there are fewer than two clusters. */
  public double errorOfSum() {
    return standardError() * values;
  }

  /** The standard error of the mean; 0 if there are fewer than two clusters. */
  public double standardError() {
    if (clusters < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    // Deviations add up within a cluster before they are squared: values that agree count once.
    for (int i = 0; i < sizes.length; i++) {
      double deviation = sums[i] - mean * sizes[i];
      squares += deviation * deviation;
    }
    return Math.sqrt(squares * clusters / (clusters - 1)) / values;
  }
}
