package warlab.lab.statistics.calibration;

import java.util.Arrays;

/**
 * The rising step curve with the smallest squared error: neighbouring scores whose results would
 * fall are put together (pool adjacent violators). It has no shape of its own, so it shows what
 * scores could tell where no S-curve fits.
 */
final class MonotoneFit {
  /** A curve that follows its data may become certain; that would be too much to claim. */
  private static final double CERTAIN = 0.01;

  private final double[] starts;
  private final double[] levels;
  private int steps;

  /** Through all positions with the given parity of their game's number. */
  private MonotoneFit(Predictions predictions, int parity) {
    int[] positions =
        predictions.positions().filter(i -> predictions.game(i) % 2 == parity).toArray();
    // 1. A step for each score, as high as the mean of its results.
    starts = Arrays.stream(positions).mapToDouble(predictions::score).sorted().distinct().toArray();
    levels = new double[starts.length];
    double[] weights = new double[starts.length];
    for (int position : positions) {
      int place = Arrays.binarySearch(starts, predictions.score(position));
      weights[place]++;
      levels[place] += (predictions.result(position) - levels[place]) / weights[place];
    }
    // 2. From left to right they are put together until none falls.
    for (int i = 0; i < starts.length; i++) {
      starts[steps] = starts[i];
      levels[steps] = levels[i];
      weights[steps++] = weights[i];
      pool(weights);
    }
  }

  /** What to expect of each position by the games of the other parity: no game tells its own. */
  static double[] crossFitted(Predictions predictions) {
    MonotoneFit[] fits = {new MonotoneFit(predictions, 0), new MonotoneFit(predictions, 1)};
    double[] expected = new double[predictions.count()];
    Arrays.setAll(expected, i -> fits[1 - predictions.game(i) % 2].expected(predictions.score(i)));
    return expected;
  }

  /** Lets the last step swallow those before it that are not lower. */
  private void pool(double[] weights) {
    while (steps > 1 && levels[steps - 2] >= levels[steps - 1]) {
      double weight = weights[steps - 2] + weights[steps - 1];
      levels[steps - 2] += (levels[steps - 1] - levels[steps - 2]) * weights[steps - 1] / weight;
      weights[steps - 2] = weight;
      steps--;
    }
  }

  private double expected(double score) {
    if (steps == 0) {
      return 0.5;
    }
    int place = Arrays.binarySearch(starts, 0, steps, score);
    int step = place >= 0 ? place : Math.max(0, -place - 2);
    return Math.max(CERTAIN, Math.min(1 - CERTAIN, levels[step]));
  }
}
