package warlab.lab.statistics.basic;

/** The outcome of a t test: statistic, degrees of freedom, two-sided probability. */
public record StudentTest(double t, double degreesOfFreedom, double pValue) {

  static StudentTest of(double t, double degreesOfFreedom) {
    double pValue = Distributions.twoSided(Distributions.student(degreesOfFreedom), t);
    return new StudentTest(t, degreesOfFreedom, pValue);
  }

  /**
   * Whether two samples with unequal variances differ in mean (Welch 1947). Two samples without any
   * spread, or a sample of one, leave nothing to judge by: t is 0 and the probability 1.
   */
  public static StudentTest welch(Moments x, Moments y) {
    double errorX = x.standardError() * x.standardError();
    double errorY = y.standardError() * y.standardError();
    double error = errorX + errorY;
    if (x.count() < 2 || y.count() < 2 || error == 0) {
      return new StudentTest(0, 1, 1);
    }
    double degreesOfFreedom =
        error * error / (errorX * errorX / (x.count() - 1) + errorY * errorY / (y.count() - 1));
    return of((x.mean() - y.mean()) / Math.sqrt(error), degreesOfFreedom);
  }
}
