package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Terrain;

/**
 * The steps of an update in which something is due, in their fixed order: base owners, supply,
 * moves, shots, reinforcements, attributes, healing. Visibility is left to {@link Sight}, which is
 * asked; no step reads it.
 */
final class UpdateSteps {
  static final int HEALING_RHYTHM = 100;

  private final Reinforcements reinforcements = new Reinforcements();
  // Scratch of one update: tiles of the units that act in it, in scan order.
  private int[] due = new int[0];

  void run(World world) {
    // 1. Base owners: who stands on a base owns it, and keeps it after leaving. 2. Supply, from the
    // owners. Skipped while nobody came to a base and no shell hit one: both would find what they
    // left.
    if (world.ownersTouched()) {
      claimBases(world);
      world.supplyAll();
    }
    // 3. Moves, 4. shots.
    actDueUnits(world);
    // 5. Reinforcements, by the supply of step 2: a base lost to a shell of this update still
    // counts, one entered in it does not yet.
    int kind = world.clock().takeReinforcement();
    if (kind >= 0) {
      reinforcements.arrive(world, kind);
    }
    // 6. Attributes. Only now: a unit that moved in step 3 was hit in step 4 with the armour of the
    // tile it came from.
    refresh(world);
    // 7. Healing, whoever owns the base. 8. would be visibility, 9. the counter is the world's.
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
      // Nobody dies before step 4, and a tile just entered belongs to a unit already done.
      if (units.activity(unit) == Activity.MOVE) {
        move(world, unit);
      }
    }
    for (int i = 0; i < count; i++) {
      int unit = world.unitAt(due[i]);
      if (unit >= 0
          // The tile may be empty by now, or another's: a unit that moved onto it has its next
          // event later. A shell is gone with its shooter, so of two that would kill each other the
          // one on the lower tile survives.
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
        // Insertion: a handful at most, and in no order, since units are numbered as they came.
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
    // Over, or the tile is taken: the unit stays where it is, free for orders.
    if (units.end(unit) < world.counter() || world.unitAt(units.to(unit)) >= 0) {
      units.release(unit);
    } else {
      // Half-way in time it stands there, and is busy up to the end.
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
      // The unit may die by its own shell, so it is not looked at afterwards; its morale counts
      // now, not when it fired.
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
      // What was gained at the old level is added up before the new one holds.
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
