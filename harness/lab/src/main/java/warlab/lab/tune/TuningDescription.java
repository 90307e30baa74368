package warlab.lab.tune;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.PlanDescription;
import warlab.lab.plan.PlanMaker;

/** A tuning in words, for people to read before it runs. */
public final class TuningDescription {
  private final ExperimentConfig config;
  private final TuneSpec tune;
  private final Catalog catalog;
  private final StringBuilder text = new StringBuilder();

  private TuningDescription(ExperimentConfig config, Catalog catalog) {
    this.config = config;
    this.catalog = catalog;
    tune = TuningExperiment.of(config).tune();
  }

  /** Several lines, each ended; how long it takes is probed with games of the start weights. */
  public static String of(
      ExperimentConfig config, Catalog catalog, ToDoubleFunction<GameTask> probe) {
    TuningDescription description = new TuningDescription(config, catalog);
    description.addTuning();
    description.addWeights();
    description.addGames(probe);
    return description.text.toString();
  }

  private void addTuning() {
    add("experiment", config.name() + ", seed " + config.seed());
    add("game", config.game().id());
    Side side = tune.side();
    PlayerSpec player = tune.player();
    add("tuned", PlayerTemplate.of(catalog, config.game(), player.as(tunedSide())).inline());
    if (side != null) {
      add("", "as %s, against the start".formatted(config.sideName(side)));
    }
  }

  private Side tunedSide() {
    return Objects.requireNonNullElse(tune.side(), Side.FIRST);
  }

  private void addWeights() {
    add("weights", tune.weights().size() + " free, the others are fixed");
    Map<String, Double> start = tune.start();
    tune.weights()
        .forEach(
            (name, range) ->
                add("", name + " " + words(Objects.requireNonNull(start.get(name)), range)));
    add("gain", String.format(Locale.ROOT, "%.4f of c a win", Spsa.gain(tune.weights().size())));
  }

  private static String words(Double start, WeightRange range) {
    return String.format(
        Locale.ROOT,
        "from %s, between %s and %s, c = %.3g",
        Numbers.plain(start),
        Numbers.plain(range.min()),
        Numbers.plain(range.max()),
        range.reach());
  }

  private void addGames(ToDoubleFunction<GameTask> probe) {
    ExperimentPlan plan = PlanMaker.make(config);
    String runs = tune.seeds() == 1 ? "" : ", " + tune.seeds() + " runs";
    add(
        "games",
        "%,d in steps of %d%s; fewer when the weights settle"
            .formatted(plan.gameCount(), 2 * TuneSpec.STEP_PAIRS, runs));
    add("openings", plan.openingsInWords());
    DurationEstimate probed = DurationEstimate.of(plan, probe);
    add(
        "duration",
        "about %s on %d threads, by a probe of %d games"
            .formatted(duration(probed, plan.gameCount()), config.threads(), probed.games()));
    if (tune.first() == TuneSpec.First.TEXEL) {
      add("before", duration(probed, 2L * Matches.TEXEL_PAIRS) + " for the games of texel");
    }
    addProof(probed);
  }

  private void addProof(DurationEstimate probed) {
    ProveSpec prove = TuningExperiment.of(config).prove();
    if (prove == null) {
      add("proof", "none");
      return;
    }
    long games = 2L * Matches.proofPairs(prove);
    add(
        "proof",
        String.format(
            Locale.ROOT,
            "a test of %.1f against %.1f normalized Elo, at most %,d games (%s)",
            prove.elo0(),
            prove.elo1(),
            games,
            duration(probed, games)));
    add(
        "",
        "then start and tuned play %,d games each against %s"
            .formatted(
                2 * Matches.GAUNTLET_PAIRS,
                String.join(", ", prove.others().stream().map(PlayerSpec::name).toList())));
  }

  private String duration(DurationEstimate probed, long games) {
    return DurationEstimate.inWords(probed.seconds(games, config.threads()));
  }

  private void add(String label, String line) {
    PlanDescription.addLine(text, label, line);
  }
}
