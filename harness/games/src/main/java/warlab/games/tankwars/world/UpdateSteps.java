package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Terrain;

/**
 * The steps of an update in which something is due, in their fixed order: base owners, supply,
 * moves, shots, reinforcements, attributes, healing. Visibility is left to {@link Sight}, which is
 * asked; no step reads it.
 */
final class UpdateSteps {
  private static final int HEALING_RHYTHM = 100;

  private final Reinforcements reinforcements = new Reinforcements();
  private int[] due = new int[0];

  /** The first counter from this one on at which units heal. */
  static int healingFrom(int counter) {
    return (counter + HEALING_RHYTHM - 1) / HEALING_RHYTHM * HEALING_RHYTHM;
  }

  void run(World world) {
    if (world.ownersTouched()) {
      claimBases(world);
      world.supplyAll();
    }
    actDueUnits(world);
    int kind = world.clock().takeReinforcement();
    if (kind >= 0) {
      reinforcements.arrive(world, kind);
    }
    refresh(world);
    if (world.counter() % HEALING_RHYTHM == 0) {
      heal(world);
    }
  }

  private static void claimBases(World world) {
    for (int i = 0; i < world.baseCount(); i++) {
      int unit = world.unitAt(world.base(i));
      if (unit >= 0) {
        world.setOwner(world.base(i), world.units().player(unit));
      }
    }
  }

  /**
   * First all moves, then all shots, each in tile order. A tile is looked up when its turn comes,
   * so a unit that died earlier in the update does nothing.
   */
  private void actDueUnits(World world) {
    Units units = world.units();
    int count = collectDue(world);
    for (int i = 0; i < count; i++) {
      int unit = world.unitAt(due[i]);
      if (units.activity(unit) == Activity.MOVE) {
        move(world, unit);
      }
    }
    for (int i = 0; i < count; i++) {
      int unit = world.unitAt(due[i]);
      if (unit >= 0
          && units.get(unit, Units.EVENT_AT) == world.counter()
          && units.activity(unit) == Activity.FIRE) {
        fire(world, unit);
      }
    }
  }

  private int collectDue(World world) {
    Units units = world.units();
    if (due.length < units.count()) {
      due = new int[2 * units.count()];
    }
    int count = 0;
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.get(unit, Units.EVENT_AT) == world.counter()) {
        int tile = units.tile(unit);
        int at = count++;
        for (; at > 0 && due[at - 1] > tile; at--) {
          due[at] = due[at - 1];
        }
        due[at] = tile;
      }
    }
    return count;
  }

  private static void move(World world, int unit) {
    Units units = world.units();
    if (units.end(unit) < world.counter() || world.unitAt(units.to(unit)) >= 0) {
      units.release(unit);
    } else {
      world.transfer(unit, units.to(unit));
      units.set(unit, Units.EVENT_AT, units.end(unit) + 1);
    }
  }

  private static void fire(World world, int unit) {
    Units units = world.units();
    if (units.end(unit) < world.counter()) {
      units.release(unit);
    } else {
      units.set(unit, Units.EVENT_AT, units.end(unit) + 1);
      Impact.land(world, units.isDemoralized(unit), units.to(unit));
    }
  }

  /** Brings the stored attributes and the level of supply up to date. */
  static void refresh(World world) {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      int tile = units.tile(unit);
      int ground = world.ground(tile).index();
      units.set(unit, Units.ROW, Attributes.row(units.get(unit, Units.KIND), ground));
      int level = world.supply(units.player(unit), tile);
      if (level != units.get(unit, Units.LEVEL)) {
        units.feed(unit, world.counter());
        units.set(unit, Units.LEVEL, level);
      }
    }
  }

  private static void heal(World world) {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (world.ground(units.tile(unit)) == Terrain.BASE) {
        units.set(unit, Units.DEMORALIZED, 0);
        units.set(unit, Units.HEALTH, Math.min(Units.FULL_HEALTH, units.health(unit) + 1));
      }
    }
  }
}
