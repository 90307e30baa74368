package warlab.lab.statistics.basic;

/** How two series of numbers go together, from -1 to 1; 0 if either never changes. */
public final class Correlation {

  private Correlation() {}

  public static double pearson(double[] x, double[] y) {
    if (x.length != y.length) {
      throw new IllegalArgumentException(x.length + " values against " + y.length);
    }
    Moments momentsX = Moments.of(x);
    Moments momentsY = Moments.of(y);
    double together = 0;
    for (int i = 0; i < x.length; i++) {
      together += (x[i] - momentsX.mean()) * (y[i] - momentsY.mean());
    }
    // Two roots instead of the root of a product, which could overflow with scores of 2e9.
    double apart =
        Math.sqrt(momentsX.squaredDeviations()) * Math.sqrt(momentsY.squaredDeviations());
    return apart == 0 ? 0 : Math.max(-1, Math.min(1, together / apart));
  }

  /** Pearson's correlation of the ranks. */
  public static double spearman(double[] x, double[] y) {
    return pearson(Ranks.of(x), Ranks.of(y));
  }
}
