package warlab.lab.statistics.summary;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A player of an experiment.
 *
 * @param family the name in the config that it was expanded from, shared by all players of a sweep
 * @param sweep what was swept and its value here, in the order of the config: depth is 3
 */
public record PlayerInfo(String name, String family, Map<String, String> sweep) {

  public PlayerInfo {
    sweep = Collections.unmodifiableMap(new LinkedHashMap<>(sweep));
  }

  /** A player that no sweep made. */
  public static PlayerInfo of(String name) {
    return new PlayerInfo(name, name, Map.of());
  }
}
