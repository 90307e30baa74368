package warlab.lab.statistics.basic;

/** A closed interval, usually of confidence. */
public record Interval(double low, double high) {

  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("interval from " + low + " to " + high);
    }
  }
}
