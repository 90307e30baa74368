package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** How many units of a side fight with all their dice. */
public final class MoraleFeature extends UnitFeature {

  public MoraleFeature() {
    super("morale", "number of units that are not demoralized");
  }

  @Override
  int amountOf(World world, int unit) {
    return world.units().isDemoralized(unit) ? 0 : 1;
  }
}
