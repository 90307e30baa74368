package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PreparedSeat;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code tune}: which weights of which player, and how long. */
final class TuneReader {
  /** What the user's own player is called where it meets the tuned one. */
  static final String START = "start";

  static final String HEURISTIC = "heuristic";
  private static final String WEIGHTS = "weights";

  /** Weights go from nothing to so many times their start, unless told otherwise. */
  private static final double WIDTH = 4;

  private final Catalog catalog;
  private final Game game;
  private final BySide bySide;
  private final PlayerReader players;

  TuneReader(Catalog catalog, Game game, Path folder) {
    this.catalog = catalog;
    this.game = game;
    bySide = new BySide(game);
    players = new PlayerReader(catalog, game, folder);
  }

  /** Refuses with all that is wrong. */
  TuneSpec read(MapNode node) {
    Refusals refusals = new Refusals();
    Section tune = Section.known(TuneSpec.KEYS, " of tune", node, refusals);
    Options values = refusals.attempt(tune::options);
    Optional<Side> side = refusals.attempt(() -> tune.node("side").flatMap(this::side));
    PlayerSpec player = refusals.attempt(() -> players.read(START, settings(player(node))));
    @Nullable TuneSpec start =
        side == null || player == null
            ? null
            : refusals.attempt(() -> start(player, side.orElse(null), node));
    Map<String, WeightRange> ranges =
        refusals.attempt(() -> ranges(tune, start == null ? null : start.start(), node));
    refusals.tell();
    Objects.requireNonNull(start);
    return TuneSpec.of(
        Objects.requireNonNull(values),
        start.player(),
        start.side(),
        Objects.requireNonNull(ranges));
  }

  /** A tuning whose weights are all fixed. */
  private TuneSpec start(PlayerSpec player, @Nullable Side side, MapNode node) {
    PlayerSpec weighted = weighted(player, side, player(node));
    return new TuneSpec(weighted, side, Map.of(), 1, TuneSpec.First.NONE, 1);
  }

  /** The player to tune, as it stands there. */
  static ConfigNode player(MapNode tune) {
    return tune.get("player")
        .orElseThrow(() -> tune.refusal("player: missing, expected the player to tune"));
  }

  /** A player as keys and values, or in one line. */
  static MapNode settings(ConfigNode player) {
    return player instanceof ScalarNode line && line.kind() == ScalarNode.Kind.TEXT
        ? InlinePlayer.tree(line.place(), line.text())
        : Section.asMap("player", player);
  }

  /** Absent for both. */
  private Optional<Side> side(ConfigNode node) {
    if (!(node instanceof ScalarNode scalar)) {
      throw node.refusal("side: expected both or the name of a side, not " + node.describe());
    }
    return scalar.text().equals("both") ? Optional.empty() : Optional.of(bySide.named(scalar));
  }

  /** The same player, its tuned heuristic in the form that has weights in the config. */
  private PlayerSpec weighted(PlayerSpec player, @Nullable Side side, ConfigNode node) {
    if (side == null && !player.asFirst().equals(player.asSecond())) {
      throw node.refusal("player: differs by side, so tune one side at a time; give a side");
    }
    return new PlayerSpec(
        START,
        side == Side.SECOND ? player.asFirst() : weighted(player.asFirst(), node),
        side == Side.FIRST ? player.asSecond() : weighted(player.asSecond(), node));
  }

  private SeatSpec weighted(SeatSpec seat, ConfigNode node) {
    if (!(seat.settings().get(HEURISTIC) instanceof HeuristicSpec named)) {
      throw node.refusal("player: " + seat.search() + " has no heuristic, so nothing to tune");
    }
    if (!named.weights().isEmpty()) {
      return seat;
    }
    Heuristic heuristic = PreparedSeat.of(catalog, game, seat).options().heuristic();
    Map<String, Double> weights = heuristic.weights();
    if (weights.isEmpty()) {
      throw node.refusal(
          "player: the heuristic "
              + named.id()
              + " is no weighted sum of features; write one, such as { linear: { ... } }");
    }
    Map<String, Object> settings = new LinkedHashMap<>(seat.settings());
    settings.put(HEURISTIC, new HeuristicSpec("linear", Map.of(WEIGHTS, weights)));
    return new SeatSpec(seat.search(), settings);
  }

  /**
   * @param start the weights to start from; {@code null} when the player is refused anyway
   */
  private static Map<String, WeightRange> ranges(
      Section tune, @Nullable Map<String, Double> start, MapNode node) {
    Map<String, WeightRange> ranges = new LinkedHashMap<>();
    Refusals refusals = new Refusals();
    Optional<MapNode> given = tune.map(WEIGHTS);
    if (given.isPresent()) {
      for (MapNode.Entry each : given.get().entries()) {
        refusals.check(() -> ranges.put(each.key(), range(each, start)));
      }
    } else if (start != null) {
      start.entrySet().stream()
          .skip(1) // scaling all weights changes nothing, so one is fixed
          .forEach(each -> refusals.check(() -> ranges.put(each.getKey(), usual(each, node))));
    }
    refusals.tell();
    if (start != null && ranges.size() == start.size()) {
      throw tune.refusal(
          WEIGHTS, "all are free, but only their ratio matters: leave one out to fix it");
    }
    if (start != null && ranges.isEmpty()) {
      throw player(node)
          .refusal("player: one weight alone cannot be tuned, only its ratio to others");
    }
    return ranges;
  }

  private static WeightRange usual(Map.Entry<String, Double> weight, MapNode node) {
    double far = WIDTH * weight.getValue();
    if (far == 0) {
      throw player(node)
          .refusal(
              "player: " + weight.getKey() + " starts from 0, so give its range under weights");
    }
    return new WeightRange(Math.min(0, far), Math.max(0, far));
  }

  private static WeightRange range(MapNode.Entry entry, @Nullable Map<String, Double> start) {
    String name = entry.key();
    if (start != null && !start.containsKey(name)) {
      throw new ConfigException(
          entry.place(), UnknownName.message("weight", name, " of the player", start.keySet()));
    }
    Section section =
        Section.of(WeightRange.KEYS, " of a weight", Section.asMap(name, entry.value()));
    Options values = section.options();
    WeightRange range = new WeightRange(values.number("min"), values.number("max"));
    if (range.min() >= range.max()) {
      throw section.refusal("max", "expected more than min");
    }
    Double from = start == null ? null : start.get(name);
    if (from != null && range.clip(from) != from) {
      throw section.refusal(
          from < range.min() ? "min" : "max", "the start, " + from + ", is outside the range");
    }
    return range;
  }
}
