package warlab.lab.tune.ablate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.lab.config.Experiment;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Format;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerLabels;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ResolvedConfig;

/** An ablation: its own games are those of the player against itself. */
public record AblationExperiment(AblateSpec ablate, List<PlayerSpec> players, MatchSpec match)
    implements Experiment {

  public AblationExperiment {
    players = PlayerLabels.given(players);
  }

  AblationExperiment(AblateSpec ablate, OpeningSpec openings) {
    this(
        ablate,
        List.of(ablate.itself("full"), ablate.itself("twin")),
        new MatchSpec(
            Format.CROSS,
            AblateSpec.OWN_GAMES,
            openings,
            true,
            null,
            List.of("full"),
            List.of("twin"),
            0));
  }

  /** That of a config that is known to be one. */
  public static AblationExperiment of(ExperimentConfig config) {
    return (AblationExperiment) config.experiment();
  }

  @Override
  public Kind kind() {
    return AblationKind.KIND;
  }

  /** More methods and pairs go on with the same games of the player against itself. */
  @Override
  public Map<String, Object> written(ResolvedConfig config) {
    Map<String, Object> spec = config.components(ablate);
    if (!config.isWritten()) {
      spec.keySet().removeAll(List.of("methods", "pairs", "pool"));
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put(AblationKind.ABLATE, spec);
    tree.put(AblationKind.OPENINGS, config.openings(match.openings()));
    return tree;
  }
}
