package warlab.lab.bench;

/**
 * Whether a number of a benchmark changed by more than noise. Rounds of the same program overlap:
 * that five new ones all lie beyond five old ones happens by chance once in 126 times. A change
 * below {@link #LEAST} is none that anybody would act on.
 */
public enum BenchVerdict {
  FASTER("faster"),
  SLOWER("slower"),
  SAME("same"),
  CHANGED("changed"),
  UNKNOWN("too few rounds");

  /** As a share: two per cent. */
  private static final double LEAST = 0.02;

  private static final int LEAST_ROUNDS = 3;

  private final String words;

  BenchVerdict(String words) {
    this.words = words;
  }

  /** In which direction the new one is off, if it is. */
  public static BenchVerdict of(RepeatedMeasurement old, RepeatedMeasurement now) {
    if (now.isExact()) {
      return old.value() == now.value() ? SAME : CHANGED;
    }
    if (Math.min(old.values().size(), now.values().size()) < LEAST_ROUNDS) {
      return UNKNOWN;
    }
    boolean isMore = now.least() > old.most() && now.value() > old.value() * (1 + LEAST);
    boolean isLess = now.most() < old.least() && now.value() < old.value() * (1 - LEAST);
    if (!isMore && !isLess) {
      return SAME;
    }
    return isMore == now.isCost() ? SLOWER : FASTER;
  }

  @Override
  public String toString() {
    return words;
  }
}
