package warlab.lab.statistics.sprt;

/**
 * A walk with constant drift and variance per unit of time that starts at 0 and ends at {@code
 * lower} or {@code upper}: what a log-likelihood ratio looks like from afar.
 */
record BrownianMotion(double lower, double upper, double drift, double variance) {
  private double bend() {
    return drift / variance;
  }

  private double width() {
    return upper - lower;
  }

  /** The probability to end at the upper bound. */
  double passProbability() {
    double bend = bend();
    if (Math.abs(bend * width()) < 1e-9) {
      return -lower / width();
    }
    return bend < 0
        ? reachProbability(-bend, upper, -lower)
        : 1 - reachProbability(bend, -lower, upper);
  }

  /** To get {@code distance} against the drift before getting {@code retreat} along it. */
  private static double reachProbability(double bend, double distance, double retreat) {
    return StrictMath.exp(-2 * bend * distance)
        * StrictMath.expm1(-2 * bend * retreat)
        / StrictMath.expm1(-2 * bend * (distance + retreat));
  }

  /** The mean time until the end. */
  double expectedTime() {
    if (Math.abs(bend() * width()) < 1e-6) {
      return -lower * upper / variance;
    }
    double pass = passProbability();
    return (upper * pass + lower * (1 - pass)) / drift;
  }
}
