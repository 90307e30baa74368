package warlab.lab.config;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import warlab.games.Option;
import warlab.games.Option.Role;

/**
 * Gives every player a label to be shown by: its name, or for players that a sweep made only what
 * tells them apart, {@code e0 d1} for {@code ab heuristic=e0 depth=1}. Files keep the names.
 */
public final class PlayerLabels {
  private PlayerLabels() {}

  /** The same players, those without a label of their own with one. */
  public static List<PlayerSpec> given(List<PlayerSpec> players) {
    Map<String, String> derived = derived(players);
    return players.stream()
        .map(
            player ->
                player.label().isEmpty()
                    ? player.labelled(derived.getOrDefault(player.name(), player.name()))
                    : player)
        .toList();
  }

  /** The labels of players that have none of their own, by name; full names if some were alike. */
  static Map<String, String> derived(List<PlayerSpec> players) {
    Map<String, Map<String, Set<String>>> values = values(players);
    Map<String, String> labels = new LinkedHashMap<>();
    players.forEach(player -> labels.put(player.name(), label(player, values)));
    if (new HashSet<>(labels.values()).size() < labels.size()) {
      labels.replaceAll((name, label) -> name);
    }
    return labels;
  }

  /** What each family sweeps over; players that no sweep made are families of their own. */
  private static Map<String, Map<String, Set<String>>> values(List<PlayerSpec> players) {
    Map<String, Map<String, Set<String>>> values = new HashMap<>();
    for (PlayerSpec player : players) {
      Map<String, Set<String>> family =
          values.computeIfAbsent(player.family(), name -> new LinkedHashMap<>());
      player
          .sweep()
          .forEach((key, value) -> family.computeIfAbsent(key, k -> new HashSet<>()).add(value));
    }
    return values;
  }

  private static String label(PlayerSpec player, Map<String, Map<String, Set<String>>> values) {
    Map<String, Set<String>> family = values.getOrDefault(player.family(), Map.of());
    List<String> telling =
        player.sweep().keySet().stream()
            .filter(key -> family.getOrDefault(key, Set.of()).size() > 1)
            .toList();
    if (telling.isEmpty()) {
      return player.name();
    }
    // One value alone, "d3", says too little beside players of other kinds.
    long sweeps = values.values().stream().filter(each -> !each.isEmpty()).count();
    boolean isClear = values.size() == 1 || (sweeps == 1 && telling.size() > 1);
    String settings = settings(player, telling);
    return isClear ? settings : player.family() + " " + settings;
  }

  /** Some of what was swept in words: {@code e0 mobility=3}. */
  public static String settings(PlayerSpec player, Collection<String> keys) {
    return keys.stream().map(key -> setting(player, key)).collect(Collectors.joining(" "));
  }

  /**
   * What was swept as short as it can be understood: {@code d3}, {@code 4 ms}, {@code mobility=3}.
   */
  public static String setting(PlayerSpec player, String key) {
    String value = String.valueOf(player.sweep().get(key));
    Option option = player.option(key).orElse(null);
    if (key.equals("search") || (option != null && option.type() == Option.Type.HEURISTIC)) {
      return value;
    }
    return switch (option == null ? Role.NONE : option.role()) {
      case DEPTH -> "d" + value;
      case TIME_LIMIT -> value + " ms";
      default -> shortKey(key) + "=" + value;
    };
  }

  /** A swept key without the part that says nothing: {@code mobility}. */
  public static String shortKey(String key) {
    return key.startsWith("heuristic.") ? key.substring("heuristic.".length()) : key;
  }
}
