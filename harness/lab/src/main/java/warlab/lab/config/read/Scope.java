package warlab.lab.config.read;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;

/**
 * What the names in a config stand for.
 *
 * @param folder what the names of files and folders are relative to
 * @param rules {@code null} when those are refused already
 */
public record Scope(Catalog catalog, Game game, Path folder, @Nullable Options rules) {
  /** What makes a player of these settings. */
  PlayerTemplate template(SeatSpec seat) {
    return PlayerTemplate.of(catalog, game, seat);
  }
}
