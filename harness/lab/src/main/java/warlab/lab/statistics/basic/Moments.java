package warlab.lab.statistics.basic;

/**
 * Count, mean and sum of squared deviations of a sample, updated value by value (Welford 1962) and
 * merged (Chan, Golub and LeVeque 1979), so that large values lose no digits. Sums of doubles
 * depend on their order: merge parts in schedule order. Of no values the mean is 0; of fewer than
 * two the deviation is 0.
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

  public Moments merge(Moments other) {
    if (count == 0 || other.count == 0) {
      return count == 0 ? other : this;
    }
    long total = count + other.count;
    double delta = other.mean - mean;
    double share = (double) other.count / total;
    return new Moments(
        total,
        mean + delta * share,
        squaredDeviations + other.squaredDeviations + delta * delta * count * share);
  }

  /** The unbiased variance, divided by one less than the count. */
  public double variance() {
    return count < 2 ? 0 : squaredDeviations / (count - 1);
  }

  public double deviation() {
    return Math.sqrt(variance());
  }

  /** The standard error of the mean. */
  public double standardError() {
    return count == 0 ? 0 : deviation() / Math.sqrt((double) count);
  }

  /** Student's interval for the mean; of fewer than two values only the mean itself. */
  public Interval interval(double confidence) {
    if (count < 2) {
      return new Interval(mean, mean);
    }
    double t = Distributions.criticalValue(Distributions.student((double) count - 1), confidence);
    return Interval.around(mean, t * standardError());
  }
}
