package warlab.lab.report.chart;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Side;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerLabels;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** The players that sweeps made, in lines along one key: those of a line differ in nothing else. */
public final class Sweeps {
  private final Summary summary;
  private final List<PlayerSummary> swept;
  private final List<String> keys;
  private final boolean isOneFamily;

  public Sweeps(Summary summary) {
    this.summary = summary;
    swept =
        summary.players().stream()
            .filter(player -> !player.spec().sweep().isEmpty() && player.results().games() > 0)
            .toList();
    keys = differing(swept);
    isOneFamily = swept.stream().map(player -> player.spec().family()).distinct().count() == 1;
  }

  List<PlayerSummary> players() {
    return swept;
  }

  /** The swept keys with more than one value, in the order of the config. */
  public List<String> keys() {
    return keys;
  }

  private static List<String> differing(List<PlayerSummary> swept) {
    return swept.stream()
        .flatMap(player -> player.spec().sweep().keySet().stream())
        .distinct()
        .filter(key -> values(swept, key).distinct().count() > 1)
        .toList();
  }

  static Stream<String> values(List<PlayerSummary> players, String key) {
    return players.stream().flatMap(player -> Stream.ofNullable(value(player, key)));
  }

  /** Those of them that are numbers for some players. */
  public List<String> numericKeys() {
    return keys().stream()
        .filter(key -> values(swept, key).filter(Numbers::isNumber).count() > 1)
        .toList();
  }

  /** Whether limits of time are among them. */
  boolean areOverTime() {
    return numericKeys().stream().anyMatch(this::isOverTime);
  }

  /** Whether values of a key are limits of time that were not kept: the time taken stands then. */
  boolean isMeasured(String key) {
    return isOverTime(key) && swept.stream().anyMatch(summary::isUntimely);
  }

  private boolean isOverTime(String key) {
    return swept.stream()
        .flatMap(player -> player.spec().option(key).stream())
        .anyMatch(option -> option.role() == Option.Role.TIME_LIMIT);
  }

  /** Whether every player with games stands on a line of a sweep chart. */
  public boolean holdAll() {
    return onLines() == summary.ranking().size();
  }

  /** Whether nearly all do, four of five, so that the experiment is about the sweep. */
  public boolean holdMost() {
    return onLines() > 0 && 5 * onLines() >= 4L * summary.ranking().size();
  }

  private long onLines() {
    return numericKeys().stream()
        .flatMap(key -> lines(key).values().stream())
        .flatMap(line -> line.values().stream())
        .distinct()
        .count();
  }

  static @Nullable String value(PlayerSummary player, String key) {
    return player.spec().sweep().get(key);
  }

  /** Lines of at least two players by their names, each from the lowest value to the highest. */
  Map<String, NavigableMap<Double, PlayerSummary>> lines(String key) {
    Map<String, NavigableMap<Double, PlayerSummary>> lines = new LinkedHashMap<>();
    for (PlayerSummary player : swept) {
      String value = value(player, key);
      if (value != null && Numbers.isNumber(value)) {
        double at =
            isMeasured(key)
                ? summary.speed(player.role()).map(SpeedSummary::timeMsPerMove).orElse(0.0)
                : Double.parseDouble(value);
        lines.computeIfAbsent(lineName(player, key), name -> new TreeMap<>()).put(at, player);
      }
    }
    lines.values().removeIf(line -> line.size() < 2);
    return lines;
  }

  /** Family and the values of all other keys, as far as they differ. */
  private String lineName(PlayerSummary player, String key) {
    Set<String> rest = new LinkedHashSet<>(player.spec().sweep().keySet());
    rest.removeIf(each -> each.equals(key) || !keys.contains(each));
    String settings = PlayerLabels.settings(player.spec(), rest);
    String name =
        settings.isEmpty() || !isOneFamily
            ? (player.spec().family() + " " + settings).strip()
            : settings;
    return withSide(name, player, summary);
  }

  /** What is said of a player, with the side that it alone played. */
  static String withSide(String name, PlayerSummary player, Summary summary) {
    Side side = player.role().side();
    return side == null ? name : name + " as " + summary.config().sideName(side);
  }

  /** The number along which a cost changes most, if it at least doubles: what buys strength. */
  Optional<String> mostExpensiveKey(ToDoubleFunction<PlayerSummary> cost) {
    String dearest = null;
    double most = 2;
    for (String key : numericKeys()) {
      double factor =
          lines(key).values().stream()
              .map(line -> line.values().stream().mapToDouble(cost).filter(each -> each > 0))
              .map(costs -> costs.summaryStatistics())
              .filter(costs -> costs.getCount() > 1)
              .collect(Collectors.averagingDouble(costs -> costs.getMax() / costs.getMin()));
      if (factor > most) {
        dearest = key;
        most = factor;
      }
    }
    return Optional.ofNullable(dearest);
  }
}
