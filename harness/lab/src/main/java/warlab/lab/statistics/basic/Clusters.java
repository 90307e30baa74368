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
  private long samples;
  private double total;

  public static Clusters of(int[] clusters, double[] values) {
    if (clusters.length != values.length) {
      throw new IllegalArgumentException(values.length + " values, " + clusters.length + " labels");
    }
    Clusters result = new Clusters();
    for (int i = 0; i < values.length; i++) {
      result.add(clusters[i], values[i]);
    }
    return result;
  }

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
    samples++;
    total += value;
  }

  /** How many clusters have a value. */
  public int clusters() {
    return clusters;
  }

  public long samples() {
    return samples;
  }

  /** The mean of all values; 0 of none. */
  public double mean() {
    return samples == 0 ? 0 : total / samples;
  }

  /** The standard error of the mean; 0 if there are fewer than two clusters. */
  public double standardError() {
    if (clusters < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    for (int i = 0; i < sizes.length; i++) {
      double deviation = sums[i] - mean * sizes[i];
      squares += deviation * deviation;
    }
    return Math.sqrt(squares * clusters / (clusters - 1)) / samples;
  }

  /**
   * Whether the mean differs from a reference, by a t test over the clusters. If all clusters agree
   * there is no error to divide by: then t is 0, and the probability that of a sign test.
   */
  public StudentTest test(double reference) {
    double error = standardError();
    if (error > 0) {
      return StudentTest.of((mean() - reference) / error, clusters - 1);
    }
    double agreement = mean() == reference ? 1 : StrictMath.pow(2, 1.0 - Math.max(1, clusters));
    return new StudentTest(0, Math.max(1, clusters - 1), agreement);
  }

  /** How many different ones are expected when drawing with replacement. */
  public static double expectedDistinct(long draws, long population) {
    return -population * StrictMath.expm1(draws * StrictMath.log1p(-1.0 / population));
  }
}
