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

  /** What the probability at a place, 1 for the smallest of all, is multiplied by. */
  @FunctionalInterface
  private interface Factor {
    double at(int place);
  }

  public static double[] bonferroni(double[] pValues) {
    return ascending(pValues, place -> pValues.length);
  }

  public static double[] holm(double[] pValues) {
    return ascending(pValues, place -> pValues.length - place + 1);
  }

  public static double[] hochberg(double[] pValues) {
    return descending(pValues, place -> pValues.length - place + 1);
  }

  public static double[] benjaminiHochberg(double[] pValues) {
    return descending(pValues, place -> (double) pValues.length / place);
  }

  /** As Benjamini and Hochberg, but safe under any dependence between the comparisons. */
  public static double[] benjaminiYekutieli(double[] pValues) {
    double harmonic = 0;
    for (int place = 1; place <= pValues.length; place++) {
      harmonic += 1.0 / place;
    }
    double penalty = harmonic;
    return descending(pValues, place -> penalty * pValues.length / place);
  }

  private static double[] ascending(double[] pValues, Factor factor) {
    Integer[] order = order(pValues);
    double[] adjusted = new double[pValues.length];
    double largest = 0;
    for (int i = 0; i < order.length; i++) {
      largest = Math.max(largest, Math.min(1, pValues[order[i]] * factor.at(i + 1)));
      adjusted[order[i]] = largest;
    }
    return adjusted;
  }

  private static double[] descending(double[] pValues, Factor factor) {
    Integer[] order = order(pValues);
    double[] adjusted = new double[pValues.length];
    double smallest = 1;
    for (int i = order.length - 1; i >= 0; i--) {
      smallest = Math.min(smallest, pValues[order[i]] * factor.at(i + 1));
      adjusted[order[i]] = smallest;
    }
    return adjusted;
  }

  private static Integer[] order(double[] pValues) {
    Integer[] order = new Integer[pValues.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> pValues[i]));
    return order;
  }
}
