package warlab.lab.tune;

import java.util.Objects;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.Description;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameProbe;

/** A tuning in words, for people to read before it runs. */
record TuningDescription(ExperimentConfig config, TuneSpec tune, Description text) {

  /** Several lines, each ended; how long it takes is probed with games of the start weights. */
  static String of(ExperimentConfig config, Catalog catalog, GameProbe probe) {
    Description text = new Description(config, catalog);
    TuningDescription description =
        new TuningDescription(config, TuningExperiment.of(config).tune(), text);
    description.addWeights();
    description.addGames(probe);
    return text.toString();
  }

  private void addWeights() {
    Side side = tune.side();
    text.add("tuned", "%s", text.inline(tune.player().as(side == null ? Side.FIRST : side)));
    if (side != null) {
      text.add("", "as %s, against the start", config.sideName(side));
    }
    text.add("weights", "%d free, the others are fixed", tune.weights().size());
    tune.weights().forEach(this::addWeight);
    text.add("gain", "%.4f of c a win", Spsa.gain(tune.weights().size()));
  }

  private void addWeight(String name, WeightRange range) {
    text.add(
        "",
        "%s from %s, between %s and %s, c = %.3g",
        name,
        Numbers.plain(Objects.requireNonNull(tune.start().get(name))),
        Numbers.plain(range.min()),
        Numbers.plain(range.max()),
        range.reach());
  }

  private void addGames(GameProbe probe) {
    ExperimentPlan plan = ExperimentPlan.make(config);
    text.add(
        "games",
        "%,d in steps of %d%s; fewer when the weights settle",
        plan.gameCount(),
        2 * TuneSpec.STEP_PAIRS,
        tune.seeds() == 1 ? "" : ", " + tune.seeds() + " runs");
    text.add("openings", "%s", plan.openingsInWords());
    DurationEstimate probed = DurationEstimate.of(plan, probe);
    text.addDuration("about", probed.seconds(plan.gameCount(), config.threads()), probed);
    if (tune.first() == TuneSpec.First.TEXEL) {
      text.add("before", "%s for the games of texel", duration(probed, 2L * Matches.TEXEL_PAIRS));
    }
    ProveSpec prove = TuningExperiment.of(config).prove();
    if (prove == null) {
      text.add("proof", "none");
      return;
    }
    long games = 2L * Matches.proofPairs(prove);
    text.add(
        "proof",
        "a test of %.1f against %.1f normalized Elo, at most %,d games (%s)",
        prove.elo0(),
        prove.elo1(),
        games,
        duration(probed, games));
    text.add(
        "",
        "then start and tuned play %,d games each against %s",
        2 * Matches.GAUNTLET_PAIRS,
        String.join(", ", prove.others().stream().map(PlayerSpec::name).toList()));
  }

  private String duration(DurationEstimate probed, long games) {
    return DurationEstimate.inWords(probed.seconds(games, config.threads()));
  }
}
