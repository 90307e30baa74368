package warlab.lab.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/**
 * A seat's settings, looked up once, that makes a fresh player for every game. Immutable and shared
 * by all threads: each player gets a heuristic of its own, because one may have scratch memory.
 */
public final class PreparedSeat {
  private final Catalog catalog;
  private final Game game;
  private final SeatSpec spec;
  private final PlayerFactory factory;
  private final List<Option> described;
  private final List<Feature> features;

  private PreparedSeat(Catalog catalog, Game game, SeatSpec spec) {
    this.catalog = catalog;
    this.game = game;
    this.spec = spec;
    factory =
        catalog
            .player(spec.search())
            .orElseThrow(() -> new IllegalArgumentException("no search '" + spec.search() + "'"));
    described = factory.options(game);
    features = catalog.features(game);
  }

  /**
   * Looks up what a spec names.
   *
   * @throws IllegalArgumentException when the spec is not one that a config reader made
   */
  public static PreparedSeat of(Catalog catalog, Game game, SeatSpec spec) {
    return new PreparedSeat(catalog, game, spec);
  }

  /** A player for one game, with the side, stream and kept memory of the seat. */
  public Player create(Seat seat) {
    return factory.create(game, options(), seat);
  }

  /** Bytes of the large tables that a worker keeps for this seat. */
  public long tableBytes() {
    return factory.tableBytes(options());
  }

  /** In one line as on the command line, without what has its default: {@code minimax:depth=2}. */
  public String inline() {
    String settings =
        described.stream()
            .filter(option -> spec.settings().containsKey(option.name()))
            .filter(option -> !spec.settings().get(option.name()).equals(option.fallback()))
            .map(option -> option.name() + "=" + Numbers.plain(spec.settings().get(option.name())))
            .collect(Collectors.joining(","));
    return settings.isEmpty() ? spec.search() : spec.search() + ":" + settings;
  }

  Options options() {
    Map<String, Object> values = new LinkedHashMap<>(spec.settings());
    values.replaceAll(
        (name, value) -> value instanceof HeuristicSpec named ? configured(named) : value);
    return Options.of(described, values);
  }

  private Heuristic configured(HeuristicSpec named) {
    Heuristic heuristic =
        catalog
            .heuristic(game, named.id())
            .orElseThrow(() -> new IllegalArgumentException("no heuristic '" + named.id() + "'"));
    return heuristic.configured(Options.of(heuristic.options(), named.settings()), features);
  }
}
