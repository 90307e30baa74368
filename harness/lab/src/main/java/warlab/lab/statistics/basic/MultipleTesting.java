package warlab.lab.statistics.basic;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Probabilities adjusted for having made many comparisons, in the order they came in. Holm's keep
 * the chance of any false alarm, those of Benjamini and Hochberg the expected share of false alarms
 * among the findings.
 */
public final class MultipleTesting {

  private MultipleTesting() {}

  /** Holm (1979): the k-th smallest of m times m - k + 1, never less than a smaller one. */
  public static double[] holm(double[] pValues) {
    Integer[] order = order(pValues);
    double[] adjusted = new double[pValues.length];
    double largest = 0;
    for (int i = 0; i < order.length; i++) {
      largest = Math.max(largest, Math.min(1, pValues[order[i]] * (order.length - i)));
      adjusted[order[i]] = largest;
    }
    return adjusted;
  }

  /** Benjamini and Hochberg (1995): the k-th smallest times m / k, never more than a larger one. */
  public static double[] benjaminiHochberg(double[] pValues) {
    Integer[] order = order(pValues);
    double[] adjusted = new double[pValues.length];
    double smallest = 1;
    for (int i = order.length - 1; i >= 0; i--) {
      smallest = Math.min(smallest, pValues[order[i]] * ((double) order.length / (i + 1)));
      adjusted[order[i]] = smallest;
    }
    return adjusted;
  }

  /** The places of the probabilities from the smallest to the largest. */
  private static Integer[] order(double[] pValues) {
    Integer[] order = new Integer[pValues.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> pValues[i]));
    return order;
  }
}
