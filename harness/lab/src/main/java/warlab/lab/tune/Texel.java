package warlab.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.statistics.calibration.RidgeLogistic;

/**
 * What results say about the weights (Österlund's "Texel's tuning method"): a regression of results
 * on the features of quiet positions in games of the start weights against themselves. A place to
 * begin and a check of signs, never a result. One opening in four is kept to check it.
 *
 * @param proposed the free weights as the regression has them; the start where it says nothing
 * @param startLoss log loss of the start weights on what was kept back
 * @param loss the same of the proposal
 */
record Texel(List<Double> proposed, double startLoss, double loss, int positions) {
  private static final int KEPT_BACK = 4;
  private static final double RIDGE = 1;

  /** Positions of a game that are looked at: more say little more. */
  private static final int POSITIONS_A_GAME = 40;

  /** Reads the games of the start weights. */
  static Texel of(ExperimentConfig config, Catalog catalog, Path folder) {
    TuneSpec tune = TuningExperiment.of(config).tune();
    Rows fit = new Rows();
    Rows check = new Rows();
    ExperimentConfig games = Matches.texel(config);
    Plan plan = ExperimentPlan.of(games, new OpeningList(folder, number -> true));
    List<Feature> features = catalog.features(config.game());
    try (JournalReader journal = new JournalReader(folder)) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        List<double[]> rows =
            rows(plan.game(game.id().game()), journal.readMoves(), tune, features);
        Rows half = game.opening() % KEPT_BACK == 0 ? check : fit;
        half.add(rows, game.outcome().halfPoints(Side.FIRST) / 2.0);
      }
    }
    return fit.rows.isEmpty() || check.rows.isEmpty()
        ? new Texel(list(Tuning.start(tune)), 0, 0, 0)
        : regressed(tune, fit, check);
  }

  private static Texel regressed(TuneSpec tune, Rows fit, Rows check) {
    double[] start = Tuning.start(tune);
    double[] odds = fit.fitted(row -> row).weights();
    double[] proposed = start.clone();
    if (odds[0] > 0) { // else the fixed weights predict nothing, and nothing has a scale
      Arrays.setAll(proposed, i -> odds[i + 1] / odds[0]);
    }
    return new Texel(
        list(proposed),
        check.loss(fit, start),
        check.loss(fit, proposed),
        fit.rows.size() + check.rows.size());
  }

  private static List<Double> list(double[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  /** The free weights to begin with, inside their ranges. */
  double[] first(TuneSpec tune) {
    double[] first = Tuning.start(tune);
    if (isTaken()) {
      List<WeightRange> ranges = List.copyOf(tune.weights().values());
      Arrays.setAll(first, i -> ranges.get(i).clip(proposed.get(i)));
    }
    return first;
  }

  /** Whether it predicts results better than the start does, where it was not fitted. */
  boolean isTaken() {
    return loss < startLoss;
  }

  /** Of each quiet position: what the fixed weights make of it, then the free features. */
  private static List<double[]> rows(
      GameTask task, List<MoveRecord> moves, TuneSpec tune, List<Feature> features) {
    List<double[]> rows = new ArrayList<>();
    Position position = task.position();
    int stride = moves.size() / POSITIONS_A_GAME + 1;
    for (MoveRecord each : moves) {
      int move = task.game().notation().parseMove(position, each.move());
      boolean isQuiet = !(position instanceof SearchHints hints) || hints.isQuiet(move);
      if (each.ply() % stride == 0 && isQuiet) {
        rows.add(row(position, tune, features));
      }
      position.play(move);
    }
    return rows;
  }

  private static double[] row(Position position, TuneSpec tune, List<Feature> features) {
    double[] row = new double[tune.weights().size() + 1];
    List<String> free = List.copyOf(tune.weights().keySet());
    for (Map.Entry<String, Double> weight : tune.start().entrySet()) {
      Feature feature =
          features.stream()
              .filter(each -> each.id().equals(weight.getKey()))
              .findFirst()
              .orElseThrow();
      int amount = feature.balance(position, Side.FIRST);
      int place = free.indexOf(weight.getKey());
      row[place + 1] += place < 0 ? weight.getValue() * amount : amount;
    }
    return row;
  }

  /** Positions with the results of their games; every game counts alike. */
  private static final class Rows {
    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();
    private final List<Double> counts = new ArrayList<>();

    void add(List<double[]> ofGame, double result) {
      for (double[] row : ofGame) {
        rows.add(row);
        results.add(result);
        counts.add(1.0 / ofGame.size());
      }
    }

    RidgeLogistic fitted(UnaryOperator<double[]> shape) {
      return RidgeLogistic.fit(shaped(shape), numbers(results), numbers(counts), RIDGE);
    }

    /** Of a score of these weights, whose scale is fitted to other positions. */
    double loss(Rows fit, double[] free) {
      UnaryOperator<double[]> score =
          row -> {
            double sum = row[0];
            for (int i = 0; i < free.length; i++) {
              sum += free[i] * row[i + 1];
            }
            return new double[] {sum};
          };
      return fit.fitted(score).loss(shaped(score), numbers(results), numbers(counts));
    }

    private double[][] shaped(UnaryOperator<double[]> shape) {
      return rows.stream().map(shape).toArray(double[][]::new);
    }

    private static double[] numbers(List<Double> list) {
      return list.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }
}
