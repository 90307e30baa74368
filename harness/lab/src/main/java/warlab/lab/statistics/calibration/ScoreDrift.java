package warlab.lab.statistics.calibration;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import warlab.lab.statistics.basic.Clusters;

/**
 * How scores move with the move number, whatever the result: the mean of how they move in won and
 * how they move in lost games. Scores that only say who is winning rise as much in the one as they
 * fall in the other. Without both wins and losses there is nothing to say.
 *
 * @param perPly points a ply, between positions of the same game
 * @param standardError clustered by game
 */
public record ScoreDrift(double perPly, double standardError) {
  private static final ScoreDrift NONE = new ScoreDrift(0, 0);

  /** Many players and sides are looked at, so chance alone would often pass two errors. */
  private static final double CLEAR = 3;

  public static ScoreDrift of(Predictions predictions) {
    return of(predictions, 1).flatMap(won -> of(predictions, 0).map(won::meanWith)).orElse(NONE);
  }

  private ScoreDrift meanWith(ScoreDrift other) {
    return new ScoreDrift(
        (perPly + other.perPly) / 2, Math.hypot(standardError, other.standardError) / 2);
  }

  public boolean isClear() {
    return Math.abs(perPly) > CLEAR * standardError;
  }

  /** In games with one result, if there are two or more. */
  private static Optional<ScoreDrift> of(Predictions predictions, double result) {
    double[] ages = fromMeanOfGame(predictions, predictions::ply);
    double[] scores = fromMeanOfGame(predictions, predictions::score);
    double spread = 0;
    double common = 0;
    for (int i = 0; i < ages.length; i++) {
      if (predictions.result(i) == result) {
        spread += ages[i] * ages[i];
        common += ages[i] * scores[i];
      }
    }
    double perPly = spread == 0 ? 0 : common / spread;
    Clusters influence = new Clusters();
    for (int i = 0; i < ages.length; i++) {
      if (predictions.result(i) == result) {
        double rest = scores[i] - perPly * ages[i];
        influence.add(predictions.game(i), ages[i] * rest);
      }
    }
    return spread == 0 || influence.clusters() < 2
        ? Optional.empty()
        : Optional.of(new ScoreDrift(perPly, influence.errorOfSum() / spread));
  }

  private static double[] fromMeanOfGame(Predictions predictions, IntToDoubleFunction measure) {
    int games = predictions.positions().map(predictions::game).max().orElse(-1) + 1;
    double[] sums = new double[games];
    int[] sizes = new int[games];
    double[] values = predictions.positions().mapToDouble(measure).toArray();
    for (int i = 0; i < values.length; i++) {
      sums[predictions.game(i)] += values[i];
      sizes[predictions.game(i)]++;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] -= sums[predictions.game(i)] / sizes[predictions.game(i)];
    }
    return values;
  }
}
