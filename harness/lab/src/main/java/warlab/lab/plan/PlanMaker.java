package warlab.lab.plan;

import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;

/** Makes the plan of an experiment: who meets whom, and from which openings. */
public final class PlanMaker {
  private PlanMaker() {}

  /**
   * Makes the plan; only as many openings as show that there are enough.
   *
   * @throws PlanException when there are not enough openings, saying what would help
   */
  public static ExperimentPlan make(ExperimentConfig config) {
    Openings openings = openings(config);
    openings.require(config.match().pairs());
    return new ExperimentPlan(config, Pairings.of(config), openings);
  }

  /**
   * The plan of games that have been played: whether there are enough openings is no question any
   * more, and making most of them to find out took longer than the rest of a large report.
   */
  public static ExperimentPlan ofPlayed(ExperimentConfig config) {
    return new ExperimentPlan(config, Pairings.of(config), openings(config));
  }

  private static Openings openings(ExperimentConfig config) {
    OpeningSpec spec = config.match().openings();
    boolean repeat = config.match().repeat();
    if (spec instanceof OpeningSpec.Listed listed) {
      return new ListedOpenings(listed.positions(), repeat);
    }
    if (spec instanceof OpeningSpec.Generated generated) {
      Game game = config.game();
      Options settings = Options.of(game.openingOptions(), generated.settings());
      return new GeneratedOpenings(
          game, config.rules(), settings, new Seeds(config.seed()), repeat);
    }
    return new PlainStart();
  }
}
