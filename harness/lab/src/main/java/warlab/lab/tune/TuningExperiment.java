package warlab.lab.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Experiment;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ResolvedConfig;

/**
 * A tuning: two players a run, who meet from openings that may begin again.
 *
 * @param prove how its result is proven; {@code null}: not at all
 * @param players of each run one with the weights a step up and one with them a step down
 */
public record TuningExperiment(
    TuneSpec tune, @Nullable ProveSpec prove, List<PlayerSpec> players, MatchSpec match)
    implements Experiment {

  public TuningExperiment {
    players = PlayerLabels.given(players);
  }

  TuningExperiment(TuneSpec tune, @Nullable ProveSpec prove, OpeningSpec openings) {
    this(tune, prove, players(tune), MatchSpec.roundRobin(tune.pairs(), openings, true));
  }

  private static List<PlayerSpec> players(TuneSpec tune) {
    List<PlayerSpec> players = new ArrayList<>();
    for (int run = 1; run <= tune.seeds(); run++) {
      String number = tune.seeds() == 1 ? "" : " " + run;
      players.add(tune.with("plus" + number, tune.start()));
      players.add(tune.with("minus" + number, tune.start()));
    }
    return players;
  }

  /** That of a config that is known to be one. */
  public static TuningExperiment of(ExperimentConfig config) {
    return (TuningExperiment) config.experiment();
  }

  @Override
  public Kind kind() {
    return TuningKind.KIND;
  }

  /** Each run has two players of its own. */
  @Override
  public List<Pairing> pairings() {
    List<Pairing> pairings = new ArrayList<>();
    for (int first = 0; first < players.size(); first += 2) {
      pairings.add(new Pairing(first / 2, players.get(first), players.get(first + 1)));
    }
    return List.copyOf(pairings);
  }

  /** Another proof changes no game of the tuning; of what is left out there are defaults. */
  @Override
  public Map<String, Object> written(ResolvedConfig config) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put(TuningKind.TUNE, config.components(tune));
    if (prove != null && config.isWritten()) {
      tree.put(TuningKind.PROVE, config.components(prove));
    }
    tree.put(TuningKind.OPENINGS, config.openings(match.openings()));
    if (prove == null && config.isWritten()) {
      tree.put(TuningKind.PROVE, "none");
    }
    return tree;
  }
}
