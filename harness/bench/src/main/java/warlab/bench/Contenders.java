package warlab.bench;

import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import warlab.games.Game;
import warlab.lab.config.Catalog;

/**
 * A benchmark of the games and players on the class path, by the names that parameters have: how
 * long it is measured.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class Contenders {
  static final Catalog CATALOG = Catalog.discover(Contenders.class.getClassLoader());

  static Game game(String id) {
    return CATALOG.game(id).orElseThrow(() -> new IllegalArgumentException("no game " + id));
  }
}
