package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** A feature that is the sum of a number of each unit of the player. */
abstract class UnitFeature extends TankFeature {

  UnitFeature(String id, String help) {
    super(id, help);
  }

  @Override
  final int amount(World world, int player) {
    int sum = 0;
    for (int unit = 0; unit < world.units().count(); unit++) {
      if (world.units().player(unit) == player) {
        sum += amountOf(world, unit);
      }
    }
    return sum;
  }

  abstract int amountOf(World world, int unit);
}
