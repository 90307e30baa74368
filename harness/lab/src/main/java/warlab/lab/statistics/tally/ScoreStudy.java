package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.basic.Quantile;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.Discrimination;
import warlab.lab.statistics.calibration.LogisticFit;
import warlab.lab.statistics.calibration.Predictions;
import warlab.lab.statistics.calibration.ScoreDrift;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.ScoreCurve;

/** Holds the scores of a role against the results of their games. */
final class ScoreStudy {
  private static final int BINS = 10;
  private static final int MAX_POINTS = 60;

  /** A mean of fewer games than this says little, and the last games left are unusual ones. */
  private static final int MIN_GAMES = 20;

  private final Role role;
  private final List<ScoredPositions> sides;
  private final Predictions predictions;
  private final LogisticFit fit;

  /** From the positions of the sides that the role covers. */
  ScoreStudy(Role role, List<ScoredPositions> sides) {
    this.role = role;
    this.sides = sides;
    predictions = predictions(sides);
    fit = LogisticFit.of(predictions);
  }

  private static Predictions predictions(List<ScoredPositions> sides) {
    int count = sides.stream().mapToInt(side -> side.positions().size()).sum();
    double[] scores = new double[count];
    double[] results = new double[count];
    int[] plies = new int[count];
    int[] games = new int[count];
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
    return Predictions.of(scores, results, games, plies);
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
            predictions.positions().map(predictions::game).distinct().count(),
            predictions.count(),
            predictions.excluded(),
            sides.stream().anyMatch(ScoredPositions::isThinned),
            fit,
            Calibration.of(predictions, fit, BINS),
            Calibration.monotone(predictions, fit, BINS).orElse(null),
            Discrimination.of(predictions),
            ScoreDrift.of(predictions)));
  }

  /** One curve for each result that occurred often enough, wins first. */
  List<ScoreCurve> curves() {
    return IntStream.of(2, 1, 0)
        .mapToObj(this::curve)
        .filter(curve -> !curve.points().isEmpty())
        .toList();
  }

  private ScoreCurve curve(int halfPoints) {
    int width = predictions.positions().map(predictions::ply).max().orElse(0) / MAX_POINTS + 1;
    NavigableMap<Integer, List<Integer>> buckets =
        predictions
            .positions()
            .filter(i -> predictions.result(i) == halfPoints / 2.0)
            .boxed()
            .collect(
                Collectors.groupingBy(
                    i -> predictions.ply(i) / width * width, TreeMap::new, Collectors.toList()));
    while (!buckets.isEmpty() && games(buckets.lastEntry().getValue()) < MIN_GAMES) {
      buckets.pollLastEntry();
    }
    List<ScoreCurve.Point> points = new ArrayList<>();
    buckets.forEach((ply, positions) -> points.add(point(ply, positions)));
    return new ScoreCurve(role, halfPoints, points);
  }

  private long games(List<Integer> positions) {
    return positions.stream().map(predictions::game).distinct().count();
  }

  private ScoreCurve.Point point(int ply, List<Integer> positions) {
    double[] values =
        positions.stream().mapToDouble(i -> fit.expected(predictions.score(i))).toArray();
    return new ScoreCurve.Point(
        ply, Moments.of(values).mean(), Quantile.of(values, 0.25), Quantile.of(values, 0.75));
  }
}
