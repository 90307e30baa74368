package warlab.players;

/** Sums of what searches count: never negative, and beyond the greatest number they stay there. */
public final class Counters {
  private Counters() {}

  /** The sum of two counters, neither of them negative. */
  public static long sum(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
