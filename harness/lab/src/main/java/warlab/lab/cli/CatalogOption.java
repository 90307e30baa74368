package warlab.lab.cli;

import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Spelling;
import warlab.lab.config.Catalog;

/** What can be called by name. */
final class CatalogOption {
  private @Nullable Catalog catalog;

  Catalog catalog() {
    if (catalog == null) {
      catalog = Catalog.discover(CatalogOption.class.getClassLoader());
    }
    return catalog;
  }

  Game game(String id) {
    return catalog()
        .game(id)
        .orElseThrow(
            () ->
                new UsageException(
                    "unknown game '"
                        + id
                        + "'"
                        + Spelling.suggestion(
                            id, catalog().games().stream().map(Game::id).toList())));
  }
}
