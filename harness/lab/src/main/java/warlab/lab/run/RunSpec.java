package warlab.lab.run;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.Version;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.Pairing;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.run.match.PlayerSource;

/**
 * All that is needed to play an experiment: where command line, bench and whoever else plays games
 * begin.
 *
 * @param stopRules a fresh rule for each pairing
 * @param identity what must be the same for a run to go on, by what it is called
 */
public record RunSpec(
    ExperimentConfig config,
    Plan plan,
    PlayerSource players,
    Function<Pairing, StopRule> stopRules,
    Map<String, String> identity) {

  /**
   * Makes everything that follows from a config.
   *
   * @param identity what decides games besides config and version, such as hashes of plug-ins
   * @throws warlab.lab.plan.PlanException when the config cannot be played as it is
   */
  public static RunSpec of(ExperimentConfig config, Catalog catalog, Map<String, String> identity) {
    Map<String, String> whole = new TreeMap<>(identity);
    whole.put("config", config.configHash());
    whole.put("version", Version.CURRENT);
    Plan plan = PlanMaker.make(config);
    return new RunSpec(
        config,
        plan,
        PlayerSource.of(catalog, config.game()),
        pairing -> new EvidenceStop(test(config.stop(), pairing), plan, pairing),
        whole);
  }

  private static StopRule test(@Nullable SprtSpec spec, Pairing pairing) {
    return spec == null ? StopRule.NEVER : new SprtStop(spec, pairing);
  }

  /** How many openings the config itself lists. */
  int listedOpenings() {
    return config.match().openings() instanceof OpeningSpec.Listed listed
        ? listed.positions().size()
        : 0;
  }

  /** Whether the same plan gives the same games: clocks and outside programs promise nothing. */
  boolean isRepeatable() {
    return config.players().stream()
        .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()))
        .allMatch(SeatSpec::isRepeatable);
  }
}
