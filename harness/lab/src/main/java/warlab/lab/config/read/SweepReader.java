package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
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
 * for a weight or option of its heuristic, or {@code depth.attacker} for one side alone. {@code
 * label} says what they are called. A sweep of single values marks a player that is already
 * expanded, as a resolved config has it; each must equal the setting.
 */
record SweepReader(PlayerReader players, BySide bySide) {
  static final String SWEEP = "sweep";

  /** In all: ratings of more take minutes, and nobody reads their table. */
  static final int MAX_PLAYERS = 1000;

  private static final String HEURISTIC = "heuristic";

  SweepReader(Scope scope) {
    this(new PlayerReader(scope), new BySide(scope.game()));
  }

  /** The players that one entry makes; those that are refused are left out. */
  List<PlayerSpec> read(String name, MapNode player, Problems all) {
    Problems problems = all.part();
    List<PlayerSpec> read = problems.list(() -> unlabelled(name, player, problems));
    Optional<MapNode.Entry> label = player.entry(PlayerSpec.LABEL);
    return label.isPresent() && problems.isEmpty()
        ? problems.list(() -> LabelReader.labelled(read, label.get().value()))
        : read;
  }

  private List<PlayerSpec> unlabelled(String name, MapNode player, Problems problems) {
    Optional<ConfigNode> given = player.entry(SWEEP).map(MapNode.Entry::value);
    MapNode base = player.without(SWEEP).without(PlayerSpec.LABEL);
    if (given.isEmpty()) {
      return Stream.ofNullable(players.read(name, base, problems)).toList();
    }
    MapNode sweep = Section.asMap(SWEEP, given.get());
    boolean isExpanded = sweep.entries().stream().noneMatch(e -> e.value() instanceof ListNode);
    return isExpanded ? marked(name, base, sweep, problems) : expanded(name, base, sweep, problems);
  }

  private List<PlayerSpec> expanded(String name, MapNode base, MapNode sweep, Problems problems) {
    List<MapNode> variants = List.of(base);
    for (MapNode.Entry axis : sweep.entries()) {
      List<ConfigNode> values = values(axis);
      if ((long) variants.size() * values.size() > MAX_PLAYERS) {
        throw sweep.refusal(
            "sweep: more than " + MAX_PLAYERS + " players, expected a smaller grid");
      }
      variants =
          variants.stream()
              .flatMap(variant -> values.stream().map(value -> with(variant, axis, value)))
              .toList();
    }
    return variants.stream()
        .flatMap(variant -> Stream.ofNullable(players.read(name, variant, problems)))
        .map(player -> player.at(coordinates(player, sweep)))
        .toList();
  }

  private MapNode with(MapNode variant, MapNode.Entry axis, ConfigNode value) {
    Optional<Side> side = side(axis.key());
    return side.isPresent()
        ? withOneSide(variant, axis, side.get(), value)
        : variant.with(path(variant, axis), axis.place(), value);
  }

  /** The side that a key ends with: {@code depth.attacker}. */
  private Optional<Side> side(String key) {
    int dot = key.lastIndexOf('.');
    return dot < 0 ? Optional.empty() : bySide.side(key.substring(dot + 1));
  }

  /** The key without the side. */
  private String setting(String key) {
    return side(key).isPresent() ? key.substring(0, key.lastIndexOf('.')) : key;
  }

  /** What was said of both sides stays for the other one. */
  private MapNode withOneSide(MapNode variant, MapNode.Entry axis, Side side, ConfigNode value) {
    String key = setting(axis.key());
    List<MapNode.Entry> entries = new ArrayList<>();
    Optional<ConfigNode> given = variant.get(key);
    if (given.isPresent()
        && given.get() instanceof MapNode map
        && map.keys().stream().anyMatch(bySide::isSide)) {
      if (bySide.pick(key, map, side).isPresent()) {
        throw givenAndSwept(axis);
      }
      entries.addAll(map.entries());
    } else {
      given.ifPresent(both -> entries.add(bySide.entry(side.opponent(), axis.place(), both)));
    }
    entries.add(bySide.entry(side, axis.place(), value));
    return variant.with(List.of(key), axis.place(), new MapNode(axis.place(), entries));
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
      throw givenAndSwept(axis);
    }
    path.add(last);
    return path;
  }

  private static ConfigException givenAndSwept(MapNode.Entry axis) {
    return axis.refusal(axis.key() + ": given and swept, leave one of them out");
  }

  private static MapNode.Entry soleHeuristic(MapNode player, MapNode.Entry axis) {
    Optional<ConfigNode> heuristic = player.get(HEURISTIC);
    if (heuristic.isPresent()
        && heuristic.get() instanceof MapNode map
        && map.entries().size() == 1) {
      return map.entries().get(0);
    }
    throw axis.refusal(
        axis.key() + ": expected a heuristic with options, such as {linear: {material: 1}}");
  }

  private List<PlayerSpec> marked(String name, MapNode base, MapNode sweep, Problems problems) {
    for (MapNode.Entry entry : sweep.entries()) {
      if (!entry.key().startsWith(HEURISTIC) && !base.has(setting(entry.key()))) {
        throw notAList(entry);
      }
    }
    PlayerSpec spec = players.read(name, base, problems);
    if (spec == null) {
      return List.of();
    }
    Map<String, String> at = coordinates(spec, sweep);
    for (MapNode.Entry entry : sweep.entries()) {
      boolean matches =
          entry.value() instanceof ScalarNode scalar && scalar.text().equals(at.get(entry.key()));
      if (!matches) {
        throw notAList(entry);
      }
    }
    return List.of(new PlayerSpec(name, spec.asFirst(), spec.asSecond(), at, ""));
  }

  private static ConfigException notAList(MapNode.Entry axis) {
    return axis.value()
        .refusal(
            axis.key() + ": expected a list of values to sweep, not " + axis.value().describe());
  }

  private Map<String, String> coordinates(PlayerSpec player, MapNode sweep) {
    Map<String, String> coordinates = new LinkedHashMap<>();
    for (String key : sweep.keys()) {
      Optional<Side> side = side(key);
      String first = coordinate(player.as(side.orElse(Side.FIRST)), setting(key));
      String second = coordinate(player.as(side.orElse(Side.SECOND)), setting(key));
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
