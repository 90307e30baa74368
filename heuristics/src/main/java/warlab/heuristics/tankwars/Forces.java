package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.DamageTable;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** How units stand once the orders they have are carried out. */
final class Forces {
  /** The iterations over which danger is counted. */
  private static final int SPAN = 100;

  /**
   * What a shell loses in worth for each iteration until it lands. Without it a search that looks
   * past its next order finds shooting later as good as shooting now, and never does it.
   */
  private static final double DELAY = 0.002;

  private Forces() {}

  /** The worth of a unit by its kind, in tenths of an average one's. */
  static int worth(World world, int unit) {
    return switch (world.units().kind(unit)) {
      case TANK -> 13;
      case ARTILLERY -> 12;
      case SOLDIER -> 8;
    };
  }

  /** A unit's health less what enemy shells in the air are expected to take. */
  static int expectedHealth(World world, int unit) {
    Units units = world.units();
    double health = units.health(unit);
    for (int shooter = 0; shooter < units.count(); shooter++) {
      if (units.activity(shooter) == Activity.FIRE
          && units.effectAt(shooter) >= world.counter()
          && units.to(shooter) == units.placeIn(unit, units.effectAt(shooter))) {
        double promptness = 1 - DELAY * (units.effectAt(shooter) - world.counter());
        health -= promptness * damage(world, units, shooter, unit, units.to(shooter));
      }
    }
    return (int) Math.max(0, health);
  }

  /** The mean damage of a hit by one unit on another on a tile. */
  private static double damage(World world, Units units, int shooter, int unit, int tile) {
    return DamageTable.of(armour(world, unit, tile), units.isDemoralized(shooter)).mean();
  }

  /** The armour a unit has, or would have, on a tile. */
  static int armour(World world, int unit, int tile) {
    return world.attributes().armour(world.attributeRow(world.units().kind(unit), tile));
  }

  /** The damage a unit may take in a hundred iterations from loaded enemies in range of it. */
  static double exposure(World world, int unit) {
    Units units = world.units();
    int tile = units.destination(unit);
    double exposure = 0;
    for (int enemy = 0; enemy < units.count(); enemy++) {
      if (units.player(enemy) != units.player(unit) && threatens(world, enemy, tile)) {
        int rhythm = units.kind(enemy).fireSpeed() + 2;
        exposure += SPAN * damage(world, units, enemy, unit, tile) / rhythm;
      }
    }
    return exposure;
  }

  private static boolean threatens(World world, int enemy, int tile) {
    Units units = world.units();
    int from = units.destination(enemy);
    int range = world.attributes().fireRange(world.attributeRow(units.kind(enemy), from));
    return world.board().distance(from, tile) <= range && world.ammunition(enemy) >= 1;
  }

  /** Steps from where a unit is going to the nearest base that is not its player's. */
  static int wayToForeignBase(World world, int unit, int most) {
    Units units = world.units();
    int place = units.destination(unit);
    int nearest = most;
    for (int i = 0; i < world.baseCount(); i++) {
      if (world.owner(world.base(i)) != units.player(unit)) {
        nearest = Math.min(nearest, world.roads().steps(units.kind(unit), place, i));
      }
    }
    return nearest;
  }
}
