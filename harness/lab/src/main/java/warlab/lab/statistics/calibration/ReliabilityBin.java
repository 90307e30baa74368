package warlab.lab.statistics.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreLaw;

/**
 * Positions whose predicted results lie in the same range, and what really happened to them.
 *
 * @param range from (inclusive) to (exclusive, but for the last bin) which predicted result
 * @param predicted the mean predicted result
 * @param actual the mean result
 * @param actuals its Wilson interval, counting each game once, however many positions it has here
 */
public record ReliabilityBin(
    Interval range, long positions, int games, double predicted, double actual, Interval actuals) {

  /** Bins of equal width from 0 to 1; empty ones are left out. */
  static List<ReliabilityBin> of(Predictions predictions, double[] expected, int bins) {
    List<Clusters> predicted = Stream.generate(Clusters::new).limit(bins).toList();
    List<Clusters> actual = Stream.generate(Clusters::new).limit(bins).toList();
    for (int i = 0; i < predictions.count(); i++) {
      int bin = Math.min(bins - 1, (int) (expected[i] * bins));
      predicted.get(bin).add(predictions.game(i), expected[i]);
      actual.get(bin).add(predictions.game(i), predictions.result(i));
    }
    List<ReliabilityBin> filled = new ArrayList<>();
    for (int i = 0; i < bins; i++) {
      if (actual.get(i).values() > 0) {
        Interval range = new Interval((double) i / bins, (double) (i + 1) / bins);
        filled.add(of(range, predicted.get(i).mean(), actual.get(i)));
      }
    }
    return filled;
  }

  private static ReliabilityBin of(Interval range, double predicted, Clusters actual) {
    int games = actual.clusters();
    double mean = actual.mean();
    Interval actuals = ScoreLaw.of(games * (1 - mean), games * mean).estimate().scores();
    return new ReliabilityBin(range, actual.values(), games, predicted, mean, actuals);
  }
}
