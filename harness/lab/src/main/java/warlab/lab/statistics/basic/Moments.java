package warlab.lab.statistics.basic;

/**
 * Count, mean and sum of squared deviations of values, updated one by one (Welford 1962), so that
 * large values lose no digits. Of no values the mean is 0; of fewer than two the deviation is 0.
 */
public record Moments(long count, double mean, double squaredDeviations) {
  public static final Moments NONE = new Moments(0, 0, 0);

  public static Moments of(double... values) {
    Moments moments = NONE;
    for (double value : values) {
      moments = moments.with(value);
    }
    return moments;
  }

  public Moments with(double value) {
    double delta = value - mean;
    double newMean = mean + delta / (count + 1);
    return new Moments(count + 1, newMean, squaredDeviations + delta * (value - newMean));
  }

  /** The unbiased variance, divided by one less than the count. */
  public double variance() {
    return count < 2 ? 0 : squaredDeviations / (count - 1);
  }

  public double deviation() {
    return Math.sqrt(variance());
  }
}
