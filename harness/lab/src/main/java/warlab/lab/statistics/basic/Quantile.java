package warlab.lab.statistics.basic;

import java.util.Arrays;
import java.util.function.LongToDoubleFunction;

/** Quantiles of type R-7 (Hyndman and Fan 1996), the ones NumPy, R and spreadsheets give. */
public final class Quantile {

  private Quantile() {}

  /** The quantile of values in any order; 0 when there are none. */
  public static double of(double[] values, double probability) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return ofSorted(sorted.length, probability, rank -> sorted[(int) rank]);
  }

  /** The same when the value at each rank, counted from 0, is known; 0 when there are none. */
  public static double ofSorted(long count, double probability, LongToDoubleFunction valueAt) {
    if (!(probability >= 0 && probability <= 1)) {
      throw new IllegalArgumentException("quantile of probability " + probability);
    }
    if (count == 0) {
      return 0;
    }
    double position = (count - 1) * probability;
    long rank = (long) position;
    double lower = valueAt.applyAsDouble(rank);
    double fraction = position - rank;
    if (fraction == 0) {
      return lower;
    }
    return lower + fraction * (valueAt.applyAsDouble(rank + 1) - lower);
  }
}
