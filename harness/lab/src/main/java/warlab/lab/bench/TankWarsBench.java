package warlab.lab.bench;

import java.util.List;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankWarsGame;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;
import warlab.lab.config.Catalog;

/**
 * The speed of Tank Wars: updates per second of worlds in which every idle unit gets an order for a
 * random neighbouring tile, one update at a time, and how long a game of bots takes. All
 * reinforcements have come; the world begins anew before shells have thinned it out.
 */
final class TankWarsBench {
  private static final int UPDATES = 2_000_000;
  private static final int STRETCH = 1000;
  private static final int GAMES = 200;

  private final World full;
  private final World world;
  private final Orders orders;
  private final SeededStream stream = new SeededStream(1);

  private TankWarsBench(TankMap map) {
    full = new World(map, RuleProfile.DOCUMENT, 1);
    while (full.counter() == 0 || full.expectsReinforcement()) {
      full.update();
    }
    full.update();
    world = new World(full);
    orders = new Orders(world);
  }

  static List<Measurement> updates() {
    return List.of(updates("15x8", BuiltInMaps.BORDER), updates("21x13", BuiltInMaps.RIVER));
  }

  private static Measurement updates(String size, TankMap map) {
    TankWarsBench bench = new TankWarsBench(map);
    String name = "tank-wars updates, %s, %d units".formatted(size, bench.full.units().count());
    long nanos = CpuTime.best(bench::run);
    return new Measurement(Bench.RULES, name, CpuTime.perSecond(UPDATES, nanos), "updates/s");
  }

  /** Games of the hunter against itself as a run plays them. */
  static Measurement games(Catalog catalog) {
    SelfPlay hunters = new SelfPlay(catalog, new TankWarsGame(), "hunter");
    long nanos =
        CpuTime.best(
            () -> {
              for (int i = 0; i < GAMES; i++) {
                hunters.play(i, false);
              }
            });
    return new Measurement(Bench.HARNESS, "tank-wars hunter game, 15x8", nanos / 1e6 / GAMES, "ms");
  }

  private void run() {
    for (int done = 0; done < UPDATES; done++) {
      if (done % STRETCH == 0) {
        world.copyFrom(full);
      }
      orderAll();
      world.update();
    }
  }

  private void orderAll() {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.isIdle(unit)) {
        int tile = units.tile(unit);
        int near =
            world.board().neighbour(tile, stream.nextInt(world.board().neighbourCount(tile)));
        if (stream.nextInt(2) == 0) {
          orders.move(units.player(unit), tile, near);
        } else {
          orders.fire(units.player(unit), tile, near);
        }
      }
    }
  }
}
