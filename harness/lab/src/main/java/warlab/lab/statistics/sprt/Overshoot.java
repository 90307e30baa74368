package warlab.lab.statistics.sprt;

/**
 * How far a walk jumps past a bound instead of touching it, estimated from the steps by which it
 * reached new maxima (Siegmund, Sequential Analysis, corollary 8.33).
 */
final class Overshoot {
  private double maximum;
  private double steps;
  private double squaredSteps;

  void observe(double value) {
    if (value > maximum) {
      double step = value - maximum;
      steps += step;
      squaredSteps += step * step;
      maximum = value;
    }
  }

  /** By how much the bound moves inwards. */
  double expected() {
    return steps == 0 ? 0 : squaredSteps / (2 * steps);
  }
}
