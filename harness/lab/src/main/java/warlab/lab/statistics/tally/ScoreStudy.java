package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import warlab.games.Scores;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.basic.Quantile;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.Discrimination;
import warlab.lab.statistics.calibration.Predictions;
import warlab.lab.statistics.calibration.ScaleFit;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.ScoreCurve;

/** Holds the scores of a role against the results of their games. */
final class ScoreStudy {
  private static final int BINS = 10;
  private static final int MAX_POINTS = 60;

  private final Role role;
  private final List<ScoredPositions> sides;
  private final double[] scores;
  private final double[] results;
  private final int[] plies;
  private final int[] games;
  private final Predictions predictions;
  private final ScaleFit fit;

  /** From the positions of the sides that the role covers. */
  ScoreStudy(Role role, List<ScoredPositions> sides) {
    this.role = role;
    this.sides = sides;
    int count = sides.stream().mapToInt(side -> side.positions().size()).sum();
    scores = new double[count];
    results = new double[count];
    plies = new int[count];
    games = new int[count];
    fill();
    predictions = Predictions.of(scores, results, games);
    fit = ScaleFit.of(predictions);
  }

  private void fill() {
    int next = 0;
    int firstGame = 0;
    for (ScoredPositions side : sides) {
      for (ScoredPositions.ScoredPosition position : side.positions()) {
        scores[next] = position.score();
        results[next] = position.halfPoints() / 2.0;
        plies[next] = position.ply();
        games[next++] = firstGame + side.place(position);
      }
      firstGame += side.keptGames();
    }
  }

  Role role() {
    return role;
  }

  /** Nothing if there is no score to judge. */
  Optional<CalibrationSummary> calibration() {
    if (predictions.count() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        new CalibrationSummary(
            role,
            Arrays.stream(games).distinct().count(),
            predictions.count(),
            predictions.excluded(),
            sides.stream().anyMatch(ScoredPositions::isThinned),
            fit,
            Calibration.of(predictions, fit.scale(), BINS),
            Discrimination.of(predictions)));
  }

  /** One curve for each result that occurred, wins first. */
  List<ScoreCurve> curves() {
    List<ScoreCurve> curves = new ArrayList<>();
    for (int halfPoints = 2; halfPoints >= 0; halfPoints--) {
      ScoreCurve curve = curve(halfPoints);
      if (!curve.points().isEmpty()) {
        curves.add(curve);
      }
    }
    return curves;
  }

  private ScoreCurve curve(int halfPoints) {
    int width = Arrays.stream(plies).max().orElse(0) / MAX_POINTS + 1;
    List<List<Double>> buckets = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      if (results[i] == halfPoints / 2.0) {
        while (buckets.size() <= plies[i] / width) {
          buckets.add(new ArrayList<>());
        }
        buckets.get(plies[i] / width).add(expected(scores[i]));
      }
    }
    List<ScoreCurve.Point> points = new ArrayList<>();
    for (int i = 0; i < buckets.size(); i++) {
      if (!buckets.get(i).isEmpty()) {
        points.add(point(i * width, buckets.get(i)));
      }
    }
    return new ScoreCurve(role, halfPoints, points);
  }

  private static ScoreCurve.Point point(int ply, List<Double> expectations) {
    double[] values = expectations.stream().mapToDouble(Double::doubleValue).toArray();
    return new ScoreCurve.Point(
        ply,
        values.length,
        Moments.of(values).mean(),
        Quantile.of(values, 0.25),
        Quantile.of(values, 0.75));
  }

  private double expected(double score) {
    if (Math.abs(score) > Scores.BOUND) {
      return score > 0 ? 1 : 0;
    }
    return 1 / (1 + StrictMath.exp(-fit.scale() * score));
  }
}
