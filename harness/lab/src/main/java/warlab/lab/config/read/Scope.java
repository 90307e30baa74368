package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.players.PlayerFactory;

/**
 * What the names in a config stand for.
 *
 * @param folder what the names of files and folders are relative to
 * @param rules {@code null} when those are refused already
 */
public record Scope(Catalog catalog, Game game, Path folder, @Nullable Options rules) {
  List<String> heuristics() {
    return catalog.heuristics(game).stream().map(Heuristic::id).toList();
  }

  /** The kind of a name, if it plays the game. */
  Optional<PlayerFactory> kind(String id) {
    return catalog.player(id).filter(kind -> kind.plays(game));
  }

  /** The kinds of players that play the game, by name. */
  List<String> kinds() {
    return catalog.players(game).stream().map(PlayerFactory::id).toList();
  }

  /** What makes a player of these settings. */
  PlayerTemplate template(SeatSpec seat) {
    return new PlayerTemplate(catalog, game, seat);
  }
}
