package warlab.lab.statistics.basic;

/**
 * A sum of squares, each of a deviation in its standard errors: how far data are from what a model
 * says.
 *
 * @param degrees how many of them are free, which is what chance alone makes of the sum on average
 */
public record ChiSquared(double value, int degrees) {

  /** How probable chance alone makes so much or more. */
  public double pValue() {
    return Distributions.chiSquaredTail(value, degrees);
  }

  /** Whether the model is refused, at the level of every interval. */
  public boolean isRefused() {
    return pValue() < 1 - Distributions.CONFIDENCE;
  }
}
