package warlab.lab.config;

import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
public final class PlayerTemplate {
  private final Catalog catalog;
  private final Game game;
  private final SeatSpec spec;
  private final PlayerFactory factory;
  private final List<Option> described;
  private final List<Feature> features;

  /**
   * Looks up what a spec names.
   *
   * @throws IllegalArgumentException when the spec is not one that a config reader made
   */
  public PlayerTemplate(Catalog catalog, Game game, SeatSpec spec) {
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

  /** A player for one game, with the side, stream and kept memory of the seat. */
  public Player create(Seat seat) {
    return factory.create(game, seat.keep(SeatOptions.class, SeatOptions::new).of(this), seat);
  }

  /**
   * A player whose settings few games have: they are looked up anew, and the seat keeps nothing.
   */
  public Player createOnce(Seat seat) {
    return factory.create(game, options(), seat);
  }

  /** Bytes of the large tables that a worker keeps for this seat. */
  public long tableBytes() {
    return factory.tableBytes(options());
  }

  /** In one line as on the command line, without what has its default: {@code minimax:depth=2}. */
  public String inline() {
    StringJoiner settings = new StringJoiner(",", spec.search() + ":", "");
    settings.setEmptyValue(spec.search());
    for (Option option : described) {
      @Nullable Object value = spec.settings().get(option.name());
      if (value != null && !value.equals(option.fallback())) {
        settings.add(option.name() + "=" + Numbers.plain(value));
      }
    }
    return settings.toString();
  }

  /** The settings as the player's factory takes them, with a heuristic of its own. */
  public Options options() {
    Map<String, Object> values = new LinkedHashMap<>(spec.settings());
    values.replaceAll(
        (name, value) ->
            value instanceof HeuristicSpec named ? configured(named, features) : value);
    return Options.of(described, values);
  }

  /** The heuristic that its settings name, with its options. */
  public Optional<Heuristic> heuristic() {
    return spec.heuristic().map(named -> configured(named, features));
  }

  private Heuristic configured(HeuristicSpec named, List<Feature> known) {
    Heuristic heuristic = heuristic(named);
    return heuristic.configured(Options.of(heuristic.options(), named.settings()), known);
  }

  private Heuristic heuristic(HeuristicSpec named) {
    return catalog
        .heuristic(game, named.id())
        .orElseThrow(() -> new IllegalArgumentException("no heuristic '" + named.id() + "'"));
  }

  /** Where all that decides its moves comes from: kind, extensions, heuristics, features. */
  public Stream<Class<?>> providers() {
    return Stream.concat(
        Stream.concat(catalog.providers(factory, game), factory.parts(options()).stream()),
        spec.heuristic().stream().flatMap(this::providers));
  }

  private Stream<Class<?>> providers(HeuristicSpec named) {
    return Stream.concat(
        Stream.of(heuristic(named).getClass()), featuresOf(named).stream().map(catalog::provider));
  }

  /** Those that its settings name. One that looks at the features and names none may use any. */
  private List<Feature> featuresOf(HeuristicSpec named) {
    List<Feature> seen = new ArrayList<>();
    configured(
        named,
        new AbstractList<>() {
          @Override
          public Feature get(int index) {
            seen.add(features.get(index));
            return features.get(index);
          }

          @Override
          public int size() {
            return features.size();
          }
        });
    List<Feature> chosen =
        seen.stream().filter(feature -> named.setting(feature.id()) != null).toList();
    return chosen.isEmpty() ? seen : chosen;
  }

  /** Whether it can only begin at the plain start of the game. */
  public boolean needsPlainStart() {
    return factory.needsPlainStart(options());
  }

  /** Files besides classes that decide its moves. */
  public List<Path> files() {
    return factory.files(options());
  }

  /**
   * The options that a seat has used before. Looking them up takes 2 microseconds a player, 1 % of
   * a short game; their heuristics serve one player at a time, as a seat has it.
   */
  private static final class SeatOptions {
    private final Map<PlayerTemplate, Options> known = new HashMap<>();

    Options of(PlayerTemplate prepared) {
      return known.computeIfAbsent(prepared, PlayerTemplate::options);
    }
  }
}
