package warlab.lab.config.read;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.Side;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/**
 * Reads {@code player} and {@code side} of what works on the weights of a player's heuristic.
 *
 * @param verb what is done to the player: {@code tune}
 */
public record WeightedPlayerReader(Scope scope, String verb) {
  static final String HEURISTIC = "heuristic";
  private static final String PLAYER = "player";
  private static final String SIDE = "side";

  /**
   * The player under another name, its heuristic in the form that has weights in the config; {@code
   * null} when it is refused.
   */
  public @Nullable WeightedPlayer read(Section section, String name, Problems all) {
    Problems problems = all.part();
    Side side = section.text(SIDE) == null ? null : problems.collect(() -> side(section));
    ConfigNode player = section.required(PLAYER, "the player to " + verb);
    MapNode settings =
        player == null ? null : problems.collect(() -> InlinePlayer.settings(PLAYER, player));
    PlayerSpec given =
        settings == null ? null : new PlayerReader(scope).read(name, settings, problems);
    return player == null || given == null || !problems.isEmpty()
        ? null
        : problems.collect(() -> weighted(given, side, player));
  }

  /** {@code null} for both. */
  private @Nullable Side side(Section section) {
    ScalarNode named = (ScalarNode) Objects.requireNonNull(section.node(SIDE));
    return named.text().equals("both") ? null : new BySide(scope.game()).named(named);
  }

  private WeightedPlayer weighted(PlayerSpec given, @Nullable Side side, ConfigNode player) {
    if (side == null && !given.asFirst().equals(given.asSecond())) {
      throw player.refusal(
          "player: differs by side, so " + verb + " one side at a time; give a side");
    }
    WeightedPlayer varied = new WeightedPlayer(given, side);
    return new WeightedPlayer(varied.with(given.name(), seat -> weighted(seat, player)), side);
  }

  /** The settings of the player of a section that was read. */
  public static MapNode settings(MapNode section) {
    return InlinePlayer.settings(PLAYER, section.get(PLAYER).orElseThrow());
  }

  private SeatSpec weighted(SeatSpec seat, ConfigNode node) {
    HeuristicSpec named = seat.heuristic().orElse(null);
    if (named == null) {
      throw node.refusal("player: " + seat.search() + " has no heuristic, so nothing to " + verb);
    }
    if (!named.weights().isEmpty()) {
      return seat;
    }
    Heuristic heuristic = scope.template(seat).options().heuristic();
    Map<String, Double> weights = heuristic.weights();
    if (weights.isEmpty()) {
      throw node.refusal(
          "player: the heuristic "
              + named.id()
              + " is no weighted sum of features; write one, such as { linear: { ... } }");
    }
    return seat.withHeuristic(own -> new HeuristicSpec("linear", Map.of("weights", weights)));
  }
}
