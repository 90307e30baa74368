package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/**
 * Expands a player with a sweep, {@code sweep: {depth: [1, 2, 3]}}, into one player for each
 * combination of values, named from them. A key is an option of the player, or {@code heuristic.x}
 * for a weight or option of its heuristic. {@code label} says what they are called. A sweep of
 * single values marks a player that is already expanded, as a resolved config has it; each must
 * equal the setting.
 */
final class SweepReader {
  static final String SWEEP = "sweep";

  /** In all: ratings of more take minutes, and nobody reads their table. */
  static final int MAX_PLAYERS = 1000;

  private static final String HEURISTIC = "heuristic";

  private final PlayerReader players;

  SweepReader(PlayerReader players) {
    this.players = players;
  }

  List<PlayerSpec> read(String name, MapNode player) {
    Optional<ConfigNode> given = player.entry(SWEEP).map(MapNode.Entry::value);
    MapNode base = player.without(SWEEP).without(PlayerSpec.LABEL);
    List<PlayerSpec> read;
    if (given.isEmpty()) {
      read = List.of(players.read(name, base));
    } else {
      MapNode sweep = Section.asMap(SWEEP, given.get());
      boolean isExpanded = sweep.entries().stream().noneMatch(e -> e.value() instanceof ListNode);
      read = isExpanded ? List.of(marked(name, base, sweep)) : expanded(name, base, sweep);
    }
    return player
        .entry(PlayerSpec.LABEL)
        .map(entry -> LabelReader.labelled(read, entry.value()))
        .orElse(read);
  }

  private List<PlayerSpec> expanded(String name, MapNode base, MapNode sweep) {
    List<MapNode> variants = List.of(base);
    for (MapNode.Entry axis : sweep.entries()) {
      List<ConfigNode> values = values(axis);
      if ((long) variants.size() * values.size() > MAX_PLAYERS) {
        throw sweep.refusal(
            "sweep: more than " + MAX_PLAYERS + " players, expected a smaller grid");
      }
      List<MapNode> longer = new ArrayList<>();
      for (MapNode variant : variants) {
        for (ConfigNode value : values) {
          longer.add(variant.with(path(variant, axis), axis.place(), value));
        }
      }
      variants = longer;
    }
    List<PlayerSpec> result = new ArrayList<>();
    for (MapNode variant : variants) {
      PlayerSpec player = players.read(name, variant);
      result.add(player.at(coordinates(player, sweep)));
    }
    return result;
  }

  private static List<ConfigNode> values(MapNode.Entry axis) {
    if (!(axis.value() instanceof ListNode list) || list.items().isEmpty()) {
      throw notAList(axis);
    }
    return list.items();
  }

  /** Where a swept value belongs; refuses a setting that is given as well. */
  private static List<String> path(MapNode player, MapNode.Entry axis) {
    List<String> path = new ArrayList<>();
    ConfigNode at = player;
    if (axis.key().startsWith(HEURISTIC + ".")) {
      MapNode.Entry heuristic = soleHeuristic(player, axis);
      path.addAll(List.of(HEURISTIC, heuristic.key()));
      at = heuristic.value();
    }
    String last = axis.key().substring(path.isEmpty() ? 0 : HEURISTIC.length() + 1);
    if (at instanceof MapNode map && map.has(last)) {
      throw new ConfigException(
          axis.place(), axis.key() + ": given and swept, leave one of them out");
    }
    path.add(last);
    return path;
  }

  private static MapNode.Entry soleHeuristic(MapNode player, MapNode.Entry axis) {
    Optional<ConfigNode> heuristic = player.get(HEURISTIC);
    if (heuristic.isPresent()
        && heuristic.get() instanceof MapNode map
        && map.entries().size() == 1) {
      return map.entries().get(0);
    }
    throw new ConfigException(
        axis.place(),
        axis.key() + ": expected a heuristic with options, such as {linear: {material: 1}}");
  }

  private PlayerSpec marked(String name, MapNode base, MapNode sweep) {
    for (MapNode.Entry entry : sweep.entries()) {
      if (!entry.key().startsWith(HEURISTIC) && !base.has(entry.key())) {
        throw notAList(entry);
      }
    }
    PlayerSpec spec = players.read(name, base);
    Map<String, String> at = coordinates(spec, sweep);
    for (MapNode.Entry entry : sweep.entries()) {
      boolean matches =
          entry.value() instanceof ScalarNode scalar && scalar.text().equals(at.get(entry.key()));
      if (!matches) {
        throw notAList(entry);
      }
    }
    return new PlayerSpec(name, spec.asFirst(), spec.asSecond(), at, "");
  }

  private static ConfigException notAList(MapNode.Entry axis) {
    return axis.value()
        .refusal(
            axis.key() + ": expected a list of values to sweep, not " + axis.value().describe());
  }

  private static Map<String, String> coordinates(PlayerSpec player, MapNode sweep) {
    Map<String, String> coordinates = new LinkedHashMap<>();
    for (String key : sweep.keys()) {
      String first = coordinate(player.as(Side.FIRST), key);
      String second = coordinate(player.as(Side.SECOND), key);
      coordinates.put(key, first.equals(second) ? first : first + "/" + second);
    }
    return coordinates;
  }

  private static String coordinate(SeatSpec seat, String key) {
    if (key.equals(PlayerReader.SEARCH)) {
      return seat.search();
    }
    @Nullable Object value = seat.settings().get(key);
    if (value == null && seat.settings().get(HEURISTIC) instanceof HeuristicSpec heuristic) {
      value = heuristic.setting(key.substring(key.indexOf('.') + 1));
    }
    return Numbers.plain(Objects.requireNonNullElse(value, "default"));
  }
}
