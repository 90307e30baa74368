package warlab.lab.config;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.PluginException;
import warlab.games.PluginGuard;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.players.PlayerFactory;
import warlab.players.SeatExtension;

/**
 * Asks what can be called by name for all it says of itself, once and before anybody relies on it:
 * whatever throws or is null then costs the plug-in its place and nothing else.
 */
final class ProviderValidation {
  private ProviderValidation() {}

  static void of(Game game) {
    for (Side side : Side.values()) {
      check(game, "sideName()", () -> game.sideName(side));
    }
    options(game, "options()", game::options);
    options(game, "openingOptions()", game::openingOptions);
    check(game, "moveLists()", () -> List.copyOf(game.moveLists()));
    check(game, "searchedMoves()", game::searchedMoves);
    check(game, "depthMeaning()", game::depthMeaning);
    check(game, "statePositions()", game::statePositions);
    check(game, "notation()", game::notation);
  }

  static void of(Heuristic heuristic, Registry<Game> games) {
    ofGame(heuristic, heuristic::game, games);
    options(heuristic, "options()", heuristic::options);
  }

  static void of(SeatExtension extension) {
    check(extension, "game()", extension::game);
    options(extension, "options()", extension::options);
  }

  /** Whether what serves a game serves one that is there: misspelt, it would never be found. */
  static void ofGame(Object provider, Supplier<String> answer, Registry<Game> games) {
    String game = PluginGuard.call(provider, "game()", answer);
    if (!game.equals(Catalog.ANY_GAME) && games.find(game).isEmpty()) {
      List<String> known = games.all().stream().map(Game::id).toList();
      throw new PluginException(
          "%s: game() is '%s', which is no game%s"
              .formatted(
                  PluginGuard.of(provider.getClass()), game, Spelling.suggestion(game, known)));
    }
  }

  /** Of players, which describe themselves anew for every game. */
  static Consumer<PlayerFactory> inEach(Supplier<List<Game>> games) {
    return player -> {
      for (Game game : games.get()) {
        if (PluginGuard.call(player, "plays()", () -> player.plays(game))) {
          options(player, "options()", () -> player.options(game));
        }
      }
    };
  }

  private static void options(Object provider, String question, Supplier<List<Option>> options) {
    check(provider, question, () -> List.copyOf(options.get()));
  }

  private static void check(Object provider, String question, Supplier<?> answer) {
    Object unused = PluginGuard.call(provider, question, answer);
  }
}
