package warlab.lab.statistics.sprt;

import warlab.lab.statistics.basic.Distributions;

/**
 * A walk with constant drift and variance per unit of time that starts at 0 and ends at {@code
 * lower} or {@code upper}: what a log-likelihood ratio looks like from afar.
 */
record BrownianMotion(double lower, double upper, double drift, double variance) {
  private static final double LOG_SQRT_TWO_PI = 0.9189385332046727;

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

  /**
   * The probability of a worse outcome than being at {@code place} at {@code time}: to have ended
   * at the lower bound by then, or to be on the way but lower. An end at the upper bound is the
   * better the earlier it is.
   */
  double worseOutcome(double time, double place) {
    // The series needs too many waves for short times and loses all digits to a steep drift; there
    // the walk cannot come from one bound to the other, and one reflection at each is exact enough.
    boolean isShort = variance * time < 0.01 * width() * width();
    boolean isSteep = Math.abs(bend() * width()) > 15;
    double probability = isShort || isSteep ? reflections(time, place) : series(time, place);
    return Math.max(0, Math.min(1, probability));
  }

  /**
   * The exact solution of the diffusion equation with absorbing bounds as a sine series. Its
   * integral up to {@code place} and the later ends at the lower bound combine to one primitive.
   */
  private double series(double time, double place) {
    double bend = bend();
    double sum = 0;
    for (int n = 1; ; n++) {
      double wave = n * Math.PI / width();
      double decay = wave * wave * variance * time / 2;
      if (decay > 50) { // exp(-50) is 2e-22: all later waves are rounding
        break;
      }
      double angle = wave * (place - lower);
      double primitive =
          (bend * StrictMath.sin(angle) - wave * StrictMath.cos(angle))
              / (bend * bend + wave * wave);
      sum += StrictMath.sin(-wave * lower) * StrictMath.exp(-decay) * primitive;
    }
    double scale = StrictMath.exp(bend * place - bend * drift * time / 2) * 2 / width();
    return 1 - passProbability() + scale * sum;
  }

  /** One reflection at either bound (Siegmund), for walks that can hardly touch both. */
  private double reflections(double time, double place) {
    double deviation = Math.sqrt(variance * time);
    double ahead = place - drift * time;
    return Distributions.normalCdf(ahead / deviation)
        + scaledCdf(2 * bend() * lower, (2 * lower - ahead) / deviation)
        - scaledCdf(2 * bend() * upper, (ahead - 2 * upper) / deviation);
  }

  /** exp(logScale) times the normal probability, also where one overflows and one vanishes. */
  private static double scaledCdf(double logScale, double z) {
    if (z > -10) {
      return StrictMath.exp(logScale) * Distributions.normalCdf(z);
    }
    // The asymptotic series of Mills' ratio, off by less than 15 / z^6 here.
    double tail = 1 - 1 / (z * z) + 3 / (z * z * z * z);
    return StrictMath.exp(logScale - z * z / 2 - LOG_SQRT_TWO_PI) * tail / -z;
  }
}
