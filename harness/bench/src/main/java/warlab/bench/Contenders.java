package warlab.bench;

import warlab.games.Game;
import warlab.lab.config.Catalog;

/** The games and players on the class path, by the names that parameters of benchmarks have. */
final class Contenders {
  static final Catalog CATALOG = Catalog.discover(Contenders.class.getClassLoader());

  private Contenders() {}

  static Game game(String id) {
    return CATALOG.game(id).orElseThrow(() -> new IllegalArgumentException("no game " + id));
  }
}
