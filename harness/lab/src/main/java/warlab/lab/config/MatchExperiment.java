package warlab.lab.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The plain kind of experiment: players that meet in a match. */
public record MatchExperiment(
    List<PlayerSpec> players, MatchSpec match, @Nullable SprtSpec stop, MoveRecording record)
    implements Experiment {
  public static final Kind KIND = new Kind("match", "a match");

  private static final String STOP = "stop";

  /** The keys under {@code stop}. */
  public static final Keys STOP_KEYS =
      new Keys("under stop", List.of(), List.of(Keys.nested("sprt", SprtSpec.KEYS)));

  public static final Keys KEYS =
      Keys.of(
          ExperimentConfig.TOP,
          MatchExperiment.class,
          List.of(
              Keys.made("players"),
              Keys.nested("match", MatchSpec.KEYS),
              Keys.nested(STOP, STOP_KEYS)),
          Keys.choice(
              "record",
              MoveRecording.SAMPLE,
              "games whose moves are kept: about 2,000, all or none"));

  public MatchExperiment {
    players = PlayerLabels.given(players);
  }

  @Override
  public Kind kind() {
    return KIND;
  }

  /** More pairs go on with the same run. */
  @Override
  public Map<String, Object> written(ResolvedConfig config) {
    Map<String, Object> tree = config.components(this);
    tree.put("players", players(config));
    tree.computeIfPresent(STOP, (key, sprt) -> Map.of("sprt", sprt));
    if (!config.isWritten()) {
      Map<String, Object> deciding = config.components(match);
      deciding.remove("pairs");
      tree.put(KIND.key(), deciding);
    }
    return tree;
  }

  private Map<String, Object> players(ResolvedConfig config) {
    Map<String, Object> tree = new LinkedHashMap<>();
    Map<String, String> usual = PlayerLabels.derived(players);
    for (PlayerSpec player : players) {
      Map<String, Object> settings = config.player(player);
      if (config.isWritten() && !player.label().equals(usual.get(player.name()))) {
        settings.put(PlayerSpec.LABEL, player.label());
      }
      tree.put(player.name(), settings);
    }
    return tree;
  }
}
