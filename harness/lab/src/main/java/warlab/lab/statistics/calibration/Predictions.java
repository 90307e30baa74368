package warlab.lab.statistics.calibration;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.Scores;

/**
 * Scores of positions in the view of the side to move, each with the result of its game for that
 * side (0, 1/2 or 1), the number of its game and its ply there. Scores that say the game is decided
 * are results already seen by the search, not estimates; they are left out and counted.
 */
public final class Predictions {
  private final double[] scores;
  private final double[] results;
  private final int[] games;
  private final int[] plies;
  private final int excluded;

  private Predictions(double[] scores, double[] results, int[] games, int[] plies, int excluded) {
    this.scores = scores;
    this.results = results;
    this.games = games;
    this.plies = plies;
    this.excluded = excluded;
  }

  /** Games are numbered from 0 without large gaps; their positions may come in any order. */
  public static Predictions of(double[] scores, double[] results, int[] games, int[] plies) {
    if (scores.length != results.length
        || scores.length != games.length
        || scores.length != plies.length) {
      throw new IllegalArgumentException(
          "%d scores, %d results, %d games, %d plies"
              .formatted(scores.length, results.length, games.length, plies.length));
    }
    int[] kept =
        IntStream.range(0, scores.length).filter(i -> Scores.isEstimate(scores[i])).toArray();
    return new Predictions(
        Arrays.stream(kept).mapToDouble(i -> scores[i]).toArray(),
        Arrays.stream(kept).mapToDouble(i -> results[i]).toArray(),
        Arrays.stream(kept).map(i -> games[i]).toArray(),
        Arrays.stream(kept).map(i -> plies[i]).toArray(),
        scores.length - kept.length);
  }

  public int count() {
    return scores.length;
  }

  /** All of them, by number. */
  public IntStream positions() {
    return IntStream.range(0, count());
  }

  /** How many scores were left out that are results, or cut to a bound. */
  public int excluded() {
    return excluded;
  }

  public double score(int position) {
    return scores[position];
  }

  public double result(int position) {
    return results[position];
  }

  public int game(int position) {
    return games[position];
  }

  public int ply(int position) {
    return plies[position];
  }
}
