package warlab.lab.statistics.basic;

/**
 * McNemar's test (1947) on paired yes-or-no outcomes: do the pairs that differ lean one way? With
 * no such pair every probability is 1.
 */
public record McNemar(double chiSquare, double pValue, double correctedPValue, double exactPValue) {

  /** From the number of pairs that differ one way and the number that differ the other way. */
  public static McNemar of(int oneWay, int otherWay) {
    int differing = oneWay + otherWay;
    if (differing == 0) {
      return new McNemar(0, 1, 1, 1);
    }
    double lean = Math.abs(oneWay - otherWay);
    double root = Math.sqrt(differing);
    return new McNemar(
        lean * lean / differing,
        Distributions.twoSided(Distributions.normal(), lean / root),
        Distributions.twoSided(Distributions.normal(), Math.max(0, lean - 1) / root),
        BinomialTest.twoSided(oneWay, differing, 0.5));
  }
}
