package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** What a side can fire. */
public final class AmmunitionFeature extends UnitFeature {
  private static final float MOST = 3;

  public AmmunitionFeature() {
    super("ammunition", "shots in store, in tenths, three a unit at most");
  }

  @Override
  int amountOf(World world, int unit) {
    return (int) (10 * Math.min(MOST, world.ammunition(unit)));
  }
}
