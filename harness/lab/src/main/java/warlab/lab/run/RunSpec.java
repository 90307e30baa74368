package warlab.lab.run;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import warlab.games.Side;
import warlab.lab.Version;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.SprtStop;
import warlab.lab.plan.StopRule;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.program.Program;

/**
 * All that is needed to play an experiment: where command line, bench and whoever else plays games
 * begin.
 *
 * @param stopRules a fresh rule for each pairing
 * @param identity what must be the same for a run to go on, by what it is called
 * @param program must be the same too; it can say what changed
 */
public record RunSpec(
    ExperimentConfig config,
    Plan plan,
    PlayerSource players,
    Function<Pairing, StopRule> stopRules,
    Map<String, String> identity,
    Program program) {

  /** What the program is called among the parts of an identity. */
  static final String PROGRAM = "program";

  /**
   * Makes everything that follows from a config.
   *
   * @throws warlab.lab.UsageException when the config cannot be played as it is
   */
  public static RunSpec of(ExperimentConfig config, Catalog catalog) {
    return of(config, catalog, ExperimentPlan.make(config));
  }

  /** The same for a plan that was made before, such as one over a list of openings. */
  public static RunSpec of(ExperimentConfig config, Catalog catalog, Plan plan) {
    PlayerSource players = PlayerSource.of(catalog, config.game());
    return of(config, plan, players, StopRule.of(config, plan), program(config, catalog));
  }

  /** With a plan and rules of one's own. */
  public static RunSpec of(
      ExperimentConfig config,
      Plan plan,
      PlayerSource players,
      Function<Pairing, StopRule> stopRules,
      Program program) {
    return new RunSpec(
        config,
        plan,
        players,
        stopRules,
        Map.of("config", config.configHash(), PROGRAM, program.hash(), "version", Version.CURRENT),
        program);
  }

  /**
   * What decides the games of an experiment: rules, players, and whoever pairs and referees.
   *
   * @param more whoever else does
   */
  public static Program program(ExperimentConfig config, Catalog catalog, Class<?>... more) {
    Set<Class<?>> roots =
        new LinkedHashSet<>(List.of(config.game().getClass(), ExperimentPlan.class, Match.class));
    roots.addAll(List.of(more));
    if (config.stop() != null) {
      roots.add(SprtStop.class);
    }
    Map<String, Program.Roots> players = new LinkedHashMap<>();
    for (PlayerSpec player : config.players()) {
      var own = new Program.Roots(new LinkedHashSet<>(), new LinkedHashSet<>());
      for (Side side : Side.values()) {
        PlayerTemplate seat = new PlayerTemplate(catalog, config.game(), player.as(side));
        seat.providers().forEach(own.classes()::add);
        own.files().addAll(seat.files());
      }
      players.put(player.name(), own);
    }
    return Program.of(roots, players);
  }

  /** How many openings the config itself lists. */
  public int listedOpenings() {
    return config.match().openings() instanceof OpeningSpec.Listed listed
        ? listed.positions().size()
        : 0;
  }

  /**
   * Whether the same plan may give the same games: no clock has a say, and every program takes a
   * seed.
   */
  public static boolean mayRepeat(ExperimentConfig config, Predicate<String> isSeeded) {
    return config.players().stream()
        .allMatch(
            player ->
                Stream.of(player.asFirst(), player.asSecond())
                    .allMatch(
                        seat ->
                            seat.isRepeatable()
                                || (seat.mayRepeat() && isSeeded.test(player.name()))));
  }

  /** Whether the same plan gives the same games: clocks and outside programs promise nothing. */
  public boolean isRepeatable() {
    return mayRepeat(config, program -> false);
  }
}
