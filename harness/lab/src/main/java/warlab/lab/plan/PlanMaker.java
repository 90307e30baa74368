package warlab.lab.plan;

import java.util.Collections;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.UsageException;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.record.journal.OpeningList;

/** Makes the plan of an experiment: who meets whom, and from which openings. */
public final class PlanMaker {
  private PlanMaker() {}

  /**
   * Makes the plan; only as many openings as show that there are enough.
   *
   * @throws UsageException when there are not enough openings, saying what would help
   */
  public static ExperimentPlan make(ExperimentConfig config) {
    Openings openings = openings(config);
    openings.require(config.match().pairs());
    return new ExperimentPlan(config, openings);
  }

  /**
   * The plan over a list of openings that is there already, such as that of games that have been
   * played: each of its tasks follows from the config and the list alone. Proposing and screening
   * the openings of a large run again took longer than the rest of its report.
   *
   * @param openings all that the games in question start from, or at least how many those are; one
   *     that is missing is made again
   */
  public static ExperimentPlan of(ExperimentConfig config, OpeningList openings) {
    Openings known = new Openings.Known(openings, config.match().repeat(), openings(config));
    return new ExperimentPlan(config, known);
  }

  /**
   * The plan of games that were played, to compare them with it: nobody can play its tasks, since
   * openings are known by number only.
   *
   * @param listed openings that the folder's list has; matters only if pairs begin again with it
   */
  public static ExperimentPlan played(ExperimentConfig config, int listed) {
    Openings openings = openings(config);
    boolean repeat = config.match().repeat();
    if (openings instanceof GeneratedOpenings && (!repeat || listed > 0)) {
      int size = repeat ? listed : Integer.MAX_VALUE;
      openings = new Openings.Listed(Collections.nCopies(size, ""), true);
    }
    return new ExperimentPlan(config, openings);
  }

  private static Openings openings(ExperimentConfig config) {
    OpeningSpec spec = config.match().openings();
    boolean repeat = config.match().repeat();
    if (spec instanceof OpeningSpec.Listed listed) {
      return new Openings.Listed(listed.positions(), repeat);
    }
    if (spec instanceof OpeningSpec.Generated generated) {
      Game game = config.game();
      Options settings = Options.of(game.openingOptions(), generated.settings());
      return new GeneratedOpenings(
          game, config.rules(), settings, new Seeds(config.seed()), repeat);
    }
    return new Openings.Plain();
  }
}
