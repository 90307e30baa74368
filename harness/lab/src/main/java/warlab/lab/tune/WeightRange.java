package warlab.lab.tune;

import java.util.List;
import warlab.games.Option;
import warlab.lab.config.Keys;

/** Between which values a weight is tuned. */
public record WeightRange(double min, double max) {
  /** Tuning tries weights this part of the range away on either side. */
  private static final double STEPS = 6;

  private static final double LARGEST = 1e6;

  public static final Keys KEYS =
      Keys.of(
          "under a weight of tune",
          WeightRange.class,
          List.of(),
          Option.number("min", 0, -LARGEST, LARGEST, "the smallest value").mustBeGiven(),
          Option.number("max", 0, -LARGEST, LARGEST, "the largest value").mustBeGiven());

  /** How far from the present weight two players are set against each other. */
  public double reach() {
    return (max - min) / STEPS;
  }

  public double clip(double weight) {
    return Math.max(min, Math.min(max, weight));
  }
}
