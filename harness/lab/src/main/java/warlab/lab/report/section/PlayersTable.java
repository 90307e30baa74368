package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;

/** What each player is: the settings in which they differ, then those that they share. */
final class PlayersTable {
  /** What limits a player. */
  private static final Set<Role> LIMITS = EnumSet.of(Role.DEPTH, Role.NODES, Role.TIME_LIMIT);

  private final ExperimentConfig config;
  private final List<Map<String, String>> players = new ArrayList<>();

  private PlayersTable(ExperimentConfig config) {
    this.config = config;
    config.players().forEach(player -> players.add(settings(player)));
  }

  static List<Block> of(ExperimentConfig config) {
    return new PlayersTable(config).blocks();
  }

  private List<Block> blocks() {
    List<String> differing =
        players.stream()
            .flatMap(each -> each.keySet().stream())
            .distinct()
            .filter(this::differs)
            .toList();
    Columns<Integer> columns =
        new Columns<Integer>().name("player", place -> config.players().get(place).label());
    for (String key : differing) {
      columns.words(key, place -> players.get(place).getOrDefault(key, "\u2013"));
    }
    List<Integer> places = IntStream.range(0, players.size()).boxed().toList();
    Table table = columns.table("The players, by what they differ in", places).collapsed();
    Map<String, String> shared = new LinkedHashMap<>();
    players.forEach(shared::putAll);
    shared.keySet().removeAll(differing);
    if (shared.isEmpty()) {
      return List.of(table);
    }
    String title =
        differing.isEmpty() ? "All have the same settings" : "What they share, where it applies";
    String text =
        shared.entrySet().stream()
            .map(each -> each.getKey() + " " + each.getValue())
            .collect(Collectors.joining(", "));
    return List.of(table, new Block.Collapsed(title, text));
  }

  /** Whether those that have a setting have not all the same, or one that tells is not of all. */
  private boolean differs(String key) {
    long values = players.stream().map(each -> each.get(key)).distinct().count();
    boolean isOfAll = players.stream().allMatch(each -> each.containsKey(key));
    return values > (isOfAll ? 1 : 2) || (!isOfAll && isShownAlone(key));
  }

  /** What makes a player more than anything else is shown where some have none of it. */
  private boolean isShownAlone(String key) {
    return config.players().stream()
        .flatMap(player -> player.option(key).stream())
        .anyMatch(
            option -> option.type() == Option.Type.HEURISTIC || LIMITS.contains(option.role()));
  }

  private Map<String, String> settings(PlayerSpec player) {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("search", bySide(side -> player.as(side).search()));
    for (Side each : Side.values()) {
      for (String key : player.as(each).settings().keySet()) {
        settings.put(key, bySide(side -> text(player.as(side), key)));
      }
    }
    return settings;
  }

  private static @Nullable String text(SeatSpec seat, String key) {
    Object value = seat.settings().get(key);
    return value == null ? null : Numbers.plain(value);
  }

  /** {@code 3}, or {@code attacker 3, defender 5} where the sides differ. */
  private String bySide(Function<Side, @Nullable String> value) {
    String first = value.apply(Side.FIRST);
    if (first != null && first.equals(value.apply(Side.SECOND))) {
      return first;
    }
    return Stream.of(Side.values())
        .filter(side -> value.apply(side) != null)
        .map(side -> config.sideName(side) + " " + value.apply(side))
        .collect(Collectors.joining(", "));
  }
}
