package warlab.games.tankwars;

import warlab.games.SeededStream;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Setup;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * Fills a view with one plausible whole, from nothing but the view and a seed: the enemy has as
 * many units as the viewer, of kinds the viewer has too, somewhere out of sight; of the bases in
 * fog it owns the farthest and every other with an even chance. Then dice are rolled.
 */
final class Guess {
  private static final int TRIES = 30;

  /** Unseen enemies are more often far than near: the farthest of so many drawn tiles is taken. */
  private static final int CANDIDATES = 3;

  private final SeededStream stream = new SeededStream(0);

  void fill(DecisionLoop loop, long seed) {
    World world = loop.world();
    // Guesses and dice have streams of their own: more guessing must not change the dice.
    stream.reseed(SeededStream.valueAt(seed, 0));
    world.dice().seed(SeededStream.valueAt(seed, 1));
    // Nothing is hidden in a whole world; only its dice are new.
    if (loop.referee().viewer() == 0) {
      return;
    }
    int viewer = DecisionLoop.player(loop.leader());
    int enemy = DecisionLoop.player(loop.leader().opponent());
    Setup setup = new Setup(world);
    guessOwners(world, setup, viewer, enemy);
    guessUnits(world, setup, viewer, enemy);
    setup.finish();
    // Without any enemy the game would be over before it begins.
    if (world.units().count(enemy) > 0) {
      loop.referee().seeAll();
    }
    loop.resume();
  }

  private void guessOwners(World world, Setup setup, int viewer, int enemy) {
    int farthest = -1;
    int farthestWay = -1;
    for (int i = 0; i < world.baseCount(); i++) {
      int base = world.base(i);
      if (world.owner(base) == 0 && Sight.level(world, viewer, base) == Sight.FOG) {
        int way = distanceFrom(world, viewer, base);
        if (way > farthestWay) {
          farthest = base;
          farthestWay = way;
        }
        // Drawn for every base in fog, the farthest too, so that the draws do not depend on the
        // order.
        if (stream.nextInt(2) == 0) {
          setup.owner(base, enemy);
        }
      }
    }
    if (farthest >= 0) {
      setup.owner(farthest, enemy);
    }
  }

  /** The way from a player's nearest unit. */
  private static int distanceFrom(World world, int player, int tile) {
    Units units = world.units();
    int nearest = Integer.MAX_VALUE;
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.player(unit) == player) {
        nearest = Math.min(nearest, world.board().distance(units.tile(unit), tile));
      }
    }
    return nearest;
  }

  private void guessUnits(World world, Setup setup, int viewer, int enemy) {
    Units units = world.units();
    // At least one, or the viewer would have won already.
    int missing = Math.max(units.count(viewer), 1) - units.count(enemy);
    int known = units.count();
    for (int i = 0; i < missing; i++) {
      // A kind from what is on the board: armies are alike at the start and get the same
      // reinforcements.
      UnitKind kind = units.kind(stream.nextInt(known));
      int tile = unseenTile(world, viewer, kind);
      if (tile >= 0) {
        setup.unit(enemy, kind, tile);
      }
    }
  }

  /** Of a few tiles where the viewer would not see the unit, the one farthest from its units. */
  private int unseenTile(World world, int viewer, UnitKind kind) {
    int farthest = -1;
    int farthestWay = -1;
    int candidates = 0;
    for (int attempt = 0; attempt < TRIES && candidates < CANDIDATES; attempt++) {
      int tile = stream.nextInt(world.board().tiles());
      if (isUnseen(world, viewer, kind, tile)) {
        candidates++;
        int way = distanceFrom(world, viewer, tile);
        if (way > farthestWay) {
          farthest = tile;
          farthestWay = way;
        }
      }
    }
    return farthest;
  }

  private static boolean isUnseen(World world, int viewer, UnitKind kind, int tile) {
    return world.unitAt(tile) < 0
        && world.ground(tile).admits(kind)
        && Sight.level(world, viewer, tile) < Sight.levelNeeded(world, kind, tile);
  }
}
