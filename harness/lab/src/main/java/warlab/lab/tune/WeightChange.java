package warlab.lab.tune;

import warlab.lab.config.WeightRange;

/**
 * What a tuning made of a weight.
 *
 * @param end mean of the results of all runs
 * @param agreement whether the runs agree about it, in words
 */
record WeightChange(
    String name, WeightRange range, double start, double end, String agreement, boolean isFlat) {

  /** In units of the reach. */
  double change() {
    return (end - start) / range.reach();
  }
}
