package warlab.lab.config;

import java.util.LinkedHashMap;
import java.util.Map;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/**
 * A seat's settings, looked up and checked once, that makes a fresh player for every game.
 * Immutable and shared by all threads: each player gets a heuristic of its own, because a heuristic
 * may have scratch memory.
 */
public final class PreparedSeat {
  private final Catalog catalog;
  private final Game game;
  private final SeatSpec spec;
  private final PlayerFactory factory;

  private PreparedSeat(Catalog catalog, Game game, SeatSpec spec, PlayerFactory factory) {
    this.catalog = catalog;
    this.game = game;
    this.spec = spec;
    this.factory = factory;
  }

  /**
   * Looks up what a spec names.
   *
   * @throws IllegalArgumentException when the spec is not one that a config reader made
   */
  public static PreparedSeat of(Catalog catalog, Game game, SeatSpec spec) {
    PlayerFactory factory =
        catalog
            .player(spec.search())
            .orElseThrow(() -> new IllegalArgumentException("no search '" + spec.search() + "'"));
    return new PreparedSeat(catalog, game, spec, factory);
  }

  /** A player for one game, with the side, stream and kept memory of the seat. */
  public Player create(Seat seat) {
    return factory.create(game, options(), seat);
  }

  /** Bytes of the large tables that a worker keeps for this seat. */
  public long tableBytes() {
    return factory.tableBytes(options());
  }

  private Options options() {
    return options(catalog, game, spec);
  }

  static Options options(Catalog catalog, Game game, SeatSpec spec) {
    PlayerFactory factory = catalog.player(spec.search()).orElseThrow();
    Map<String, Object> values = new LinkedHashMap<>(spec.settings());
    values.replaceAll(
        (name, value) ->
            value instanceof HeuristicSpec heuristic ? heuristic(catalog, game, heuristic) : value);
    return Options.of(factory.options(game), values);
  }

  static Heuristic heuristic(Catalog catalog, Game game, HeuristicSpec spec) {
    Heuristic described =
        catalog
            .heuristic(game, spec.id())
            .orElseThrow(() -> new IllegalArgumentException("no heuristic '" + spec.id() + "'"));
    Options options = Options.of(described.options(), spec.settings());
    return described.configured(options, catalog.features(game));
  }
}
