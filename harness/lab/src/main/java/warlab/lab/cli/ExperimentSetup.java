package warlab.lab.cli;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.Version;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PreparedSeat;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.plan.Pairing;
import warlab.lab.plan.PlanMaker;
import warlab.lab.run.Experiment;
import warlab.lab.run.SprtStop;
import warlab.lab.run.StopRule;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.statistics.sprt.EloModel;
import warlab.lab.statistics.sprt.SprtSettings;

/** Makes what a run needs out of a config. */
public final class ExperimentSetup {
  private ExperimentSetup() {}

  public static Experiment of(ExperimentConfig config, CatalogOption names) {
    boolean timed = seats(config).anyMatch(seat -> seat.settings().containsKey("timeMs"));
    boolean outside = seats(config).anyMatch(seat -> seat.search().equals("remote"));
    return new Experiment(
        config.name(),
        config.game().id(),
        config.seed(),
        PlanMaker.make(config),
        players(names.catalog(), config.game()),
        stopRules(config),
        ResolvedConfig.files(config),
        identity(config, names),
        timed,
        !timed && !outside);
  }

  /** Players by side and name; each is looked up once and shared by all threads. */
  public static PlayerSource players(Catalog catalog, Game game) {
    Map<String, PreparedSeat> first = new ConcurrentHashMap<>();
    Map<String, PreparedSeat> second = new ConcurrentHashMap<>();
    return (task, side, seat) -> {
      PlayerSpec player = side == Side.FIRST ? task.first() : task.second();
      return (side == Side.FIRST ? first : second)
          .computeIfAbsent(player.name(), name -> PreparedSeat.of(catalog, game, player.as(side)))
          .create(seat);
    };
  }

  private static Map<String, String> identity(ExperimentConfig config, CatalogOption names) {
    Map<String, String> identity = new TreeMap<>();
    identity.put("config", config.configHash());
    identity.put("version", Version.CURRENT);
    identity.putAll(names.pluginHashes());
    return identity;
  }

  private static Function<Pairing, StopRule> stopRules(ExperimentConfig config) {
    SprtSpec spec = config.stop();
    if (spec == null) {
      return pairing -> StopRule.NEVER;
    }
    SprtSettings settings = settings(spec);
    return pairing -> new SprtStop(settings, pairing);
  }

  static SprtSettings settings(SprtSpec spec) {
    EloModel model = spec.model().equals("logistic") ? EloModel.LOGISTIC : EloModel.NORMALIZED;
    return new SprtSettings(spec.elo0(), spec.elo1(), spec.alpha(), spec.beta(), model);
  }

  private static Stream<SeatSpec> seats(ExperimentConfig config) {
    return config.players().stream()
        .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()));
  }
}
