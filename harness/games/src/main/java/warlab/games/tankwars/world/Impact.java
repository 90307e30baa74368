package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Terrain;

/** What a shell does where it lands: first to the ground, then to the unit standing there. */
final class Impact {
  private Impact() {}

  static void land(World world, boolean demoralizedShooter, int tile) {
    Dice dice = world.dice();
    // The order of draws is fixed, so that a seed means one game: ground, attack, defence, morale.
    // The model without dice leaves the ground alone.
    if (dice.areRolled()) {
      strikeGround(world, dice, tile);
    }
    world.units().noteChange();
    int target = world.unitAt(tile);
    if (target >= 0) {
      // Stored armour: a structure that this very shell ruined still protected.
      int armour = world.attributes().armour(world.units().row(target));
      int damage =
          dice.areRolled()
              ? roll(dice, armour, demoralizedShooter)
              : DamageTable.of(armour, demoralizedShooter).rounded();
      strikeUnit(world, dice, target, damage);
    }
  }

  private static void strikeGround(World world, Dice dice, int tile) {
    Terrain ground = world.ground(tile);
    int oneIn =
        switch (ground) {
          case BASE -> 5;
          case STRUCTURE, FOREST -> 10;
          case GRASS -> 15;
          case DIRT -> 25;
          case HILL, HOLE, MOUNTAIN, WATER -> 0;
        };
    // Ground that nothing happens to draws nothing.
    if (oneIn == 0 || dice.combat(oneIn) != 0) {
      return;
    }
    if (ground == Terrain.BASE) {
      world.setOwner(tile, 0);
    } else {
      world.setGround(tile, ruinOf(ground));
    }
  }

  private static Terrain ruinOf(Terrain ground) {
    return switch (ground) {
      case STRUCTURE -> Terrain.FOREST;
      case FOREST -> Terrain.GRASS;
      case GRASS -> Terrain.DIRT;
      case DIRT -> Terrain.HOLE;
      case BASE, HILL, HOLE, MOUNTAIN, WATER -> ground;
    };
  }

  private static void strikeUnit(World world, Dice dice, int target, int damage) {
    Units units = world.units();
    // Drawn even when the damage is too small or the unit dies, for the order of draws.
    if (dice.areRolled() && dice.combat(100) < DamageTable.demoralizingDraws(damage)) {
      units.set(target, Units.DEMORALIZED, 1);
    }
    int health = units.health(target) - damage;
    if (health > 0) {
      units.set(target, Units.HEALTH, health);
    } else {
      world.units().remove(target);
    }
  }

  /** The damage of one hit: attack dice, then defence dice. */
  static int roll(Dice dice, int armour, boolean demoralizedShooter) {
    int attackDice =
        demoralizedShooter ? DamageTable.DEMORALIZED_ATTACK_DICE : DamageTable.ATTACK_DICE;
    int attack = 0;
    for (int die = 0; die < attackDice; die++) {
      attack += die(dice);
    }
    int high = 0;
    int middle = 0;
    int low = 0;
    for (int i = 0; i < DamageTable.BEST_DEFENCE_DICE + armour; i++) {
      // The best three so far, kept sorted: with up to seven dice this beats sorting them.
      int face = die(dice);
      if (face > high) {
        low = middle;
        middle = high;
        high = face;
      } else if (face > middle) {
        low = middle;
        middle = face;
      } else if (face > low) {
        low = face;
      }
    }
    return Math.max(DamageTable.MIN_DAMAGE, attack - (high + middle + low + armour));
  }

  private static int die(Dice dice) {
    return 1 + dice.combat(DamageTable.SIDES);
  }
}
