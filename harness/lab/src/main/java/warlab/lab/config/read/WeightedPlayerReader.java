package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads {@code player} and {@code side} of what works on the weights of a player's heuristic. */
final class WeightedPlayerReader {
  static final String HEURISTIC = "heuristic";

  private final Catalog catalog;
  private final Game game;
  private final BySide bySide;
  private final PlayerReader players;
  private final String verb;

  /**
   * @param verb what is done to the player: {@code tune}
   */
  WeightedPlayerReader(Catalog catalog, Game game, Path folder, String verb) {
    this.catalog = catalog;
    this.game = game;
    this.verb = verb;
    bySide = new BySide(game);
    players = new PlayerReader(catalog, game, folder);
  }

  /**
   * The player under another name, its heuristic in the form that has weights in the config.
   * Refuses with all that is wrong.
   */
  WeightedPlayer read(Section section, MapNode node, String name) {
    Problems problems = new Problems();
    Optional<Side> read = problems.collect(() -> section.node("side").flatMap(this::side));
    PlayerSpec given = problems.collect(() -> players.read(name, settings(player(section, node))));
    problems.throwIfAny();
    return weighted(
        Objects.requireNonNull(given),
        Objects.requireNonNull(read).orElse(null),
        player(section, node));
  }

  private ConfigNode player(Section section, MapNode node) {
    return section
        .node("player")
        .orElseThrow(() -> node.refusal("player: missing, expected the player to " + verb));
  }

  private WeightedPlayer weighted(PlayerSpec given, @Nullable Side side, ConfigNode player) {
    if (side == null && !given.asFirst().equals(given.asSecond())) {
      throw player.refusal(
          "player: differs by side, so " + verb + " one side at a time; give a side");
    }
    return new WeightedPlayer(
        new PlayerSpec(
            given.name(),
            side == Side.SECOND ? given.asFirst() : weighted(given.asFirst(), player),
            side == Side.FIRST ? given.asSecond() : weighted(given.asSecond(), player)),
        side);
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

  private SeatSpec weighted(SeatSpec seat, ConfigNode node) {
    HeuristicSpec named = seat.heuristic().orElse(null);
    if (named == null) {
      throw node.refusal("player: " + seat.search() + " has no heuristic, so nothing to " + verb);
    }
    if (!named.weights().isEmpty()) {
      return seat;
    }
    Heuristic heuristic = PlayerTemplate.of(catalog, game, seat).options().heuristic();
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
