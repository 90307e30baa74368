package warlab.lab.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.PlayerSource;

/** A tuning and how far it has come: its runs, and what they make of the weights. */
final class Tuning {
  private static final long SIGNS = 4;

  /** Digits of a result: far finer than what games can tell apart, and short to read. */
  private static final int DIGITS = 4;

  private final ExperimentConfig config;
  private final TuneSpec tune;
  private final double[] first;
  private final List<Spsa> runs = new ArrayList<>();

  /**
   * @param first the free weights that tuning begins with
   */
  Tuning(ExperimentConfig config, double[] first) {
    this.config = config;
    this.first = first.clone();
    tune = TuningExperiment.of(config).tune();
    int steps = tune.pairs() / TuneSpec.STEP_PAIRS;
    for (int run = 0; run < tune.seeds(); run++) {
      long signs = SeededStream.derive(config.seed(), SIGNS, run);
      runs.add(new Spsa(tune.weights().values(), first, steps, signs));
    }
  }

  /** One whose games have been played, as far as they are there. */
  static Tuning read(ExperimentConfig config, double[] first, Path folder) {
    Tuning tuning = new Tuning(config, first);
    Schedule schedule =
        new Schedule(
            ExperimentPlan.played(config, new OpeningList(folder, number -> false).size()),
            pairing -> new TuningSteps(tuning.runs.get(pairing.index())));
    PlayedPairs.read(folder, schedule, false, pair -> schedule.pass(PlayedPairs.games(pair)));
    return tuning;
  }

  /** What it takes to play it. */
  RunSpec runSpec(Catalog catalog) {
    return RunSpec.of(
        config,
        plan(ExperimentPlan.make(config)),
        PlayerSource.changing(catalog, config.game()),
        pairing -> new TuningSteps(runs.get(pairing.index())),
        new TuningKind().program(config, catalog));
  }

  /** Who plays in each game of a plan, as far as it is known. */
  Plan plan(Plan base) {
    return new TuningPlan(base, tune, runs);
  }

  List<Spsa> runs() {
    return runs;
  }

  List<WeightRange> ranges() {
    return List.copyOf(tune.weights().values());
  }

  List<String> names() {
    return List.copyOf(tune.weights().keySet());
  }

  /** The free weights of the user's player. */
  static double[] start(TuneSpec tune) {
    return tune.weights().keySet().stream()
        .mapToDouble(name -> Objects.requireNonNull(tune.start().get(name)))
        .toArray();
  }

  /** Steps of all runs together. */
  int steps() {
    return runs.stream().mapToInt(Spsa::steps).sum();
  }

  /** The mean of the results of all runs. */
  double[] result() {
    double[] sum = new double[first.length];
    for (Spsa run : runs) {
      double[] result = run.result();
      Arrays.setAll(sum, i -> sum[i] + result[i]);
    }
    Arrays.setAll(sum, i -> rounded(sum[i] / runs.size(), ranges().get(i).reach()));
    return sum;
  }

  /** To a few digits more than the reach has. */
  private static double rounded(double weight, double reach) {
    int magnitude = (int) StrictMath.floor(StrictMath.log10(reach));
    return new BigDecimal(weight)
        .setScale(DIGITS - 1 - magnitude, RoundingMode.HALF_EVEN)
        .doubleValue();
  }

  /** Whether runs disagree about a weight by more than its reach: it matters little. */
  boolean isFlat(int weight) {
    double[] results = runs.stream().mapToDouble(run -> run.result()[weight]).sorted().toArray();
    return results[results.length - 1] - results[0] > ranges().get(weight).reach();
  }

  /** What became of each weight, in their order. */
  List<WeightChange> changes() {
    double[] end = result();
    return IntStream.range(0, end.length).mapToObj(i -> change(i, end[i])).toList();
  }

  WeightChange change(int weight, double end) {
    return new WeightChange(
        names().get(weight),
        ranges().get(weight),
        start(tune)[weight],
        first[weight],
        end,
        agreement(weight),
        isFlat(weight));
  }

  private String agreement(int weight) {
    if (runs.size() == 1) {
      return "one run";
    }
    return isFlat(weight) ? "flat: it matters little" : "yes";
  }

  /** Games that these steps took. */
  long games() {
    return 2L * TuneSpec.STEP_PAIRS * steps();
  }

  /** The player with the weights that came out. */
  PlayerSpec tuned() {
    return tune.with("tuned", TuningPlan.weights(tune, result()));
  }

  /** Mean over the runs, from their own steps. */
  double estimatedGain() {
    return runs.stream().mapToDouble(run -> GainEstimate.of(run, ranges())).average().orElse(0);
  }

  /** For people who wait: where the weights are, and what that may be worth. */
  String inWords() {
    double[] now = new double[first.length];
    for (Spsa run : runs) {
      double[] weights = run.now();
      Arrays.setAll(now, i -> now[i] + weights[i] / runs.size());
    }
    return IntStream.range(0, now.length)
            .mapToObj(i -> names().get(i) + " " + short3(now[i]))
            .collect(Collectors.joining(", "))
        + String.format(Locale.ROOT, "; estimated gain %+.0f Elo", estimatedGain());
  }

  private static String short3(double value) {
    return new BigDecimal(value).round(new MathContext(3)).stripTrailingZeros().toPlainString();
  }
}
