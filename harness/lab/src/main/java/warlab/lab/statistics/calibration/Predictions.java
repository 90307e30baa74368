package warlab.lab.statistics.calibration;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.Scores;

/**
 * Scores of positions in the view of the side to move, each with the result of its game for that
 * side (0, 1/2 or 1) and the number of its game. Scores that say the game is decided are results
 * already seen by the search, not estimates; they are left out and counted.
 */
public final class Predictions {
  private final double[] scores;
  private final double[] results;
  private final int[] games;
  private final int excluded;

  private Predictions(double[] scores, double[] results, int[] games, int excluded) {
    this.scores = scores;
    this.results = results;
    this.games = games;
    this.excluded = excluded;
  }

  /** Games are numbered from 0 without large gaps; their positions may come in any order. */
  public static Predictions of(double[] scores, double[] results, int[] games) {
    if (scores.length != results.length || scores.length != games.length) {
      throw new IllegalArgumentException(
          scores.length + " scores, " + results.length + " results, " + games.length + " games");
    }
    int[] kept =
        IntStream.range(0, scores.length)
            .filter(i -> Math.abs(scores[i]) <= Scores.BOUND)
            .toArray();
    return new Predictions(
        Arrays.stream(kept).mapToDouble(i -> scores[i]).toArray(),
        Arrays.stream(kept).mapToDouble(i -> results[i]).toArray(),
        Arrays.stream(kept).map(i -> games[i]).toArray(),
        scores.length - kept.length);
  }

  public int count() {
    return scores.length;
  }

  /** How many decided scores were left out. */
  public int excluded() {
    return excluded;
  }

  double score(int position) {
    return scores[position];
  }

  double result(int position) {
    return results[position];
  }

  int game(int position) {
    return games[position];
  }

  /** The predicted result of a position when scores are multiplied by {@code scale}. */
  double predicted(int position, double scale) {
    return 1 / (1 + StrictMath.exp(-scale * scores[position]));
  }
}
