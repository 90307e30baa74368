package warlab.lab.statistics.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import warlab.games.Option;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerSpec;

/**
 * The players that sweeps made, as points with a value of each key. It need not be full: several
 * players may have sweeps of their own, and {@link #FAMILY} is then a key, too.
 */
public final class Grid {
  /** The key that tells whose sweep it is. */
  public static final String FAMILY = "player";

  private final List<PlayerSpec> players;

  /** Empty for a player that no sweep made. */
  private final List<Map<String, String>> points;

  /** Of all players of an experiment, in the order of their ratings. */
  public Grid(List<PlayerSpec> players) {
    this.players = players;
    points = players.stream().map(Grid::point).toList();
  }

  private static Map<String, String> point(PlayerSpec player) {
    Map<String, String> point = new LinkedHashMap<>(player.sweep());
    if (!point.isEmpty()) {
      point.put(FAMILY, player.family());
    }
    return point;
  }

  /**
   * Of an experiment whose ratings tell effects: a duel has none to take means of, fixed sides rate
   * sides, and tests that stop pairings spoil ratings.
   */
  public static Optional<Grid> of(ExperimentConfig config) {
    Grid grid = new Grid(config.players());
    boolean isTold =
        config.stop() == null && !config.hasFixedSides() && config.pairings().size() > 1;
    return isTold && !grid.keys().isEmpty() ? Optional.of(grid) : Optional.empty();
  }

  /** Those with several values, in the order of the config. */
  List<String> keys() {
    return points.stream()
        .flatMap(point -> point.keySet().stream())
        .distinct()
        .filter(key -> values(key).size() > 1)
        .toList();
  }

  /** Different ones, numbers from the lowest, words in the order of the config. */
  List<String> values(String key) {
    return Numbers.inOrder(points.stream().flatMap(point -> Stream.ofNullable(point.get(key))));
  }

  /** What a key means to players. */
  Option.Role role(String key) {
    return players.stream()
        .flatMap(player -> player.option(key).stream())
        .map(Option::role)
        .findFirst()
        .orElse(Option.Role.NONE);
  }

  /**
   * Weights of all players for a weighted sum of values of a key: its mean over all points that
   * differ in nothing else and have all values of a weight. Nothing if there are none.
   *
   * @param weights of the values in their order
   * @param within values that the other keys must have
   */
  Optional<double[]> contrast(String key, double[] weights, Map<String, String> within) {
    List<String> values = values(key);
    List<Map<String, Integer>> lines = lines(key, within);
    int[] used = IntStream.range(0, weights.length).filter(i -> weights[i] != 0).toArray();
    lines.removeIf(line -> IntStream.of(used).anyMatch(i -> !line.containsKey(values.get(i))));
    double[] sum = new double[players.size()];
    for (Map<String, Integer> line : lines) {
      for (int i : used) {
        sum[line.getOrDefault(values.get(i), 0)] += weights[i] / lines.size();
      }
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(sum);
  }

  /** Players by their values of a key, a line for each combination of all other values. */
  private List<Map<String, Integer>> lines(String key, Map<String, String> within) {
    Map<Map<String, String>, Map<String, Integer>> lines = new LinkedHashMap<>();
    for (int place = 0; place < points.size(); place++) {
      Map<String, String> rest = new HashMap<>(points.get(place));
      String value = rest.remove(key);
      if (value != null && rest.entrySet().containsAll(within.entrySet())) {
        lines.computeIfAbsent(rest, other -> new HashMap<>()).put(value, place);
      }
    }
    return new ArrayList<>(lines.values());
  }
}
