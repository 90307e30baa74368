package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** How many units a side has. */
public final class UnitsFeature extends UnitFeature {

  public UnitsFeature() {
    super("units", "number of units");
  }

  @Override
  int amountOf(World world, int unit) {
    return 1;
  }
}
