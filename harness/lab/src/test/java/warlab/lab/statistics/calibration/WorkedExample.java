package warlab.lab.statistics.calibration;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.SeededStream;

/** The ten positions of the worked example, V56, and larger sets made of chance. */
final class WorkedExample {
  static final double[] SCORES = {-3, -2, -1, -1, 0, 0, 1, 1, 2, 3};
  static final double[] RESULTS = {0, 0, 0, 1, 0.5, 0.5, 1, 0, 1, 1};

  private WorkedExample() {}

  static Predictions v56() {
    return predictions(SCORES, RESULTS);
  }

  /** Every position from a game of its own. */
  static Predictions predictions(double[] scores, double[] results) {
    return Predictions.of(
        scores, results, IntStream.range(0, scores.length).toArray(), new int[scores.length]);
  }

  /** The example with every position five times in its game. */
  static Predictions copies() {
    int[] games = IntStream.range(0, 50).map(i -> i % 10).toArray();
    return Predictions.of(
        Arrays.stream(games).mapToDouble(game -> SCORES[game]).toArray(),
        Arrays.stream(games).mapToDouble(game -> RESULTS[game]).toArray(),
        games,
        new int[50]);
  }

  /**
   * Two hundred games of four positions each, all with the same score; the true scale is 0.8 and
   * the true intercept 0.5.
   */
  static Predictions simulated(long seed) {
    SeededStream stream = new SeededStream(seed);
    int[] games = IntStream.range(0, 800).map(i -> i / 4).toArray();
    double[] scores = new double[800];
    double[] results = new double[800];
    for (int game = 0; game < 200; game++) {
      double score = 4 * stream.nextDouble() - 2;
      double result = stream.nextDouble() < 1 / (1 + StrictMath.exp(-0.8 * score - 0.5)) ? 1 : 0;
      Arrays.fill(scores, 4 * game, 4 * game + 4, score);
      Arrays.fill(results, 4 * game, 4 * game + 4, result);
    }
    return Predictions.of(scores, results, games, new int[800]);
  }
}
