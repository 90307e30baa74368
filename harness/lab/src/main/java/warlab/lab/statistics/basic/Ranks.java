package warlab.lab.statistics.basic;

import java.util.Arrays;

/** Statistics that only ask which value is larger, ties counted as half. */
public final class Ranks {

  private Ranks() {}

  /** For each value the share of the others that lie below it; one half if there are none. */
  public static double[] placements(double[] values, double[] others) {
    double[] sorted = others.clone();
    Arrays.sort(sorted);
    double[] placements = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      int below = below(sorted, values[i], 0);
      boolean isThere = below < sorted.length && sorted[below] == values[i];
      int notAbove = isThere ? below(sorted, Math.nextUp(values[i]), below) : below;
      placements[i] = sorted.length == 0 ? 0.5 : (below + notAbove) / (2.0 * sorted.length);
    }
    return placements;
  }

  private static int below(double[] sorted, double value, int from) {
    int low = from;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
