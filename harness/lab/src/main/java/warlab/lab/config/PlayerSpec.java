package warlab.lab.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import warlab.games.Option;
import warlab.games.Side;

/**
 * A named player of an experiment. Any setting may differ by side, so it has one spec for each.
 *
 * @param sweep for a player that a sweep made, what was swept and its value here: depth is 3
 * @param label what charts and tables call it; empty until {@link PlayerLabels} gives one
 */
public record PlayerSpec(
    String name, SeatSpec asFirst, SeatSpec asSecond, Map<String, String> sweep, String label) {
  /** The key of a label in a config. */
  public static final String LABEL = "label";

  /** A player that no sweep made. */
  public PlayerSpec(String name, SeatSpec asFirst, SeatSpec asSecond) {
    this(name, asFirst, asSecond, Map.of(), "");
  }

  /** The same player under another label. */
  public PlayerSpec labelled(String chosen) {
    return new PlayerSpec(name, asFirst, asSecond, sweep, chosen);
  }

  /** The player of a name that is known to exist. */
  static PlayerSpec find(List<PlayerSpec> players, String wanted) {
    return players.stream()
        .filter(player -> player.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no player '" + wanted + "'"));
  }

  public SeatSpec as(Side side) {
    return side == Side.FIRST ? asFirst : asSecond;
  }

  /** The option of a name that its kind of player, on either side, describes. */
  public Optional<Option> option(String named) {
    return Stream.of(asFirst, asSecond)
        .flatMap(seat -> seat.options().stream())
        .filter(option -> option.name().equals(named))
        .findFirst();
  }

  /** The name in the config that this player was expanded from: the curve a chart puts it on. */
  public String family() {
    String suffix = sweepSuffix(sweep);
    return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
  }

  /** This player as one point of a sweep, named from it. */
  public PlayerSpec at(Map<String, String> point) {
    return new PlayerSpec(name + sweepSuffix(point), asFirst, asSecond, point, label);
  }

  /** What a sweep adds to a name: {@code " depth=3"}. */
  private static String sweepSuffix(Map<String, String> sweep) {
    return sweep.entrySet().stream()
        .map(entry -> " " + entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining());
  }
}
