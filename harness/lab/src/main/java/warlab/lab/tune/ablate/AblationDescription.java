package warlab.lab.tune.ablate;

import java.util.OptionalDouble;
import java.util.stream.IntStream;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.Description;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameProbe;
import warlab.lab.run.TimedGames;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.elo.FixedLengthPlan;
import warlab.lab.tune.ablate.AblateSpec.Method;

/** An ablation in words, for people to read before it runs. */
record AblationDescription(
    ExperimentConfig config, Catalog catalog, AblateSpec ablate, Description text) {

  /** What people want to be sure of, and how finely the games for that are told. */
  private static final double USUAL_ELO = 20;

  private static final int ROUND = 100;

  /** Games whose decisions are looked at to see how long that takes. */
  private static final int WATCHED = 2;

  /** Several lines, each ended; how long it takes is probed with games of the player. */
  static String of(ExperimentConfig config, Catalog catalog, GameProbe probe) {
    AblateSpec ablate = AblationExperiment.of(config).ablate();
    Description text = new Description(config, catalog);
    AblationDescription description = new AblationDescription(config, catalog, ablate, text);
    description.addPlayer();
    description.addParts(probe);
    if (ablate.has(Method.LEAVE_ONE_OUT)) {
      description.addPower();
    }
    return text.toString();
  }

  private void addPlayer() {
    Side side = ablate.side();
    text.add("player", "%s", text.inline(ablate.player().as(ablate.weighted().variedSide())));
    if (side != null) {
      text.add("", "as %s; the other side keeps all terms", config.sideName(side));
    }
    text.add("terms", "%d: %s", ablate.terms().size(), String.join(", ", ablate.terms()));
  }

  private void addParts(GameProbe probe) {
    ExperimentPlan own = ExperimentPlan.make(config);
    ExperimentPlan longest = own;
    DurationEstimate probed = DurationEstimate.of(own, probe);
    long games = config.match().pairs();
    text.add("games", "%,d against itself, whose decisions are looked at", games);
    for (Parts.Part part : new Parts(config).all(1)) {
      ExperimentPlan plan = ExperimentPlan.make(part.config()); // refuses if openings are too few
      longest = plan.pairsEach() > longest.pairsEach() ? plan : longest;
      games += part.config().games();
      text.add(
          "",
          "%,d %s: %,d pairings of %,d pairs",
          part.config().games(),
          part.folder(),
          part.config().pairings().size(),
          part.config().match().pairs());
    }
    text.add("openings", "%s", longest.openingsInWords());
    double seconds = probed.seconds(games, config.threads()) + flipSeconds(own);
    text.addDuration("about", seconds, probed);
  }

  private double flipSeconds(ExperimentPlan own) {
    if (!ablate.has(Method.FLIPS)) {
      return 0;
    }
    try (TimedGames probe = new TimedGames(new Flips(config, catalog), progress -> {})) {
      double seconds =
          IntStream.range(0, WATCHED)
              .mapToObj(game -> probe.seconds(own.game(game)))
              .flatMapToDouble(OptionalDouble::stream)
              .average()
              .orElse(0);
      return seconds * config.match().pairs() / config.threads();
    }
  }

  /** Each of several terms must pass the strictest of Holm's levels to be sure of a verdict. */
  private void addPower() {
    int terms = ablate.terms().size();
    text.addPower(games(ablate.pairs(), terms), "a term that is worth %.0f Elo or more");
    text.add(
        "",
        "about %,d games a term show %.0f Elo among %d terms",
        gamesFor(terms),
        USUAL_ELO,
        terms);
  }

  /** Games a term that show the usual difference among so many, rounded. */
  static long gamesFor(int terms) {
    long pairs = ROUND / 2;
    while (games(pairs, terms).detectableElo().orElse(Double.MAX_VALUE) > USUAL_ELO) {
      pairs += ROUND / 2;
    }
    return 2 * pairs;
  }

  private static FixedLengthPlan games(long pairs, int terms) {
    return new FixedLengthPlan(pairs, 2, Distributions.LEVEL / terms);
  }
}
