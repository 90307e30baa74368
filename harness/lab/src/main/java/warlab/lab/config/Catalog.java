package warlab.lab.config;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Registry;
import warlab.players.ExtendedFactory;
import warlab.players.PlayerFactory;
import warlab.players.SeatExtension;

/** The games, players, heuristics and features that can be called by name. Immutable. */
public final class Catalog {
  /** As the game of a heuristic: it serves any game. */
  static final String ANY_GAME = "*";

  private final Registry<Game> games;
  private final Registry<SeatExtension> extensions;
  private final Registry<PlayerFactory> players;
  private final Registry<Heuristic> heuristics;
  private final Registry<Feature> features;

  public Catalog(
      Registry<Game> games,
      Registry<PlayerFactory> players,
      Registry<SeatExtension> extensions,
      Registry<Heuristic> heuristics,
      Registry<Feature> features) {
    this.games = games;
    this.extensions = extensions;
    this.players = players.map(kind -> new ExtendedFactory(kind, extensions.all()));
    this.heuristics = heuristics;
    this.features = features;
  }

  /** All that {@link java.util.ServiceLoader} finds. */
  public static Catalog discover(ClassLoader loader) {
    Registry<Game> games =
        Registry.load(Game.class, loader, (one, other) -> true, ProviderValidation::of);
    return new Catalog(
        games,
        Registry.load(
            PlayerFactory.class,
            loader,
            (one, other) -> true,
            ProviderValidation.inEach(games::all)),
        Registry.load(
            SeatExtension.class,
            loader,
            (one, other) -> sameGame(one.game(), other.game()),
            ProviderValidation::of),
        Registry.load(
            Heuristic.class,
            loader,
            (one, other) -> sameGame(one.game(), other.game()),
            each -> ProviderValidation.of(each, games)),
        Registry.loadFeatures(
            loader,
            (one, other) -> sameGame(one.game(), other.game()),
            each -> ProviderValidation.ofGame(each, each::game, games)));
  }

  /** Whether there is a game that both serve. */
  private static boolean sameGame(String game, String other) {
    return game.equals(other) || game.equals(ANY_GAME) || other.equals(ANY_GAME);
  }

  public List<Game> games() {
    return games.all();
  }

  public Optional<Game> game(String id) {
    return games.find(id);
  }

  public List<PlayerFactory> players(Game game) {
    return players.all(game.id()).stream().filter(player -> player.plays(game)).toList();
  }

  public Optional<PlayerFactory> player(String id) {
    return players.find(id);
  }

  public List<Heuristic> heuristics(Game game) {
    return heuristics.all(game.id()).stream()
        .filter(each -> sameGame(each.game(), game.id()))
        .toList();
  }

  public Optional<Heuristic> heuristic(Game game, String id) {
    return heuristics
        .find(game.id(), id)
        .filter(each -> sameGame(each.game(), game.id()))
        .findFirst();
  }

  public List<Feature> features(Game game) {
    return features.all(game.id()).stream()
        .filter(each -> sameGame(each.game(), game.id()))
        .toList();
  }

  /** The classes that a kind of player of a game comes from: its own, and those of extensions. */
  Stream<Class<?>> providers(PlayerFactory kind, Game game) {
    return Stream.concat(
        Stream.of(players.provider(kind)),
        extensions.all().stream()
            .filter(extension -> extension.game().equals(game.id()))
            .map(extensions::provider));
  }

  Class<?> provider(Feature feature) {
    return features.provider(feature);
  }

  /** Providers that were left out, and why, one line each. */
  public List<String> problems() {
    return Stream.of(games, players, extensions, heuristics, features)
        .flatMap(registry -> registry.problems().stream())
        .toList();
  }
}
