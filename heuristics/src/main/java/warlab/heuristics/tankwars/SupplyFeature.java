package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** How well a side's units are supplied where they are or go. */
public final class SupplyFeature extends UnitFeature {
  /** The farthest a base supplies. */
  private static final int REACH = 15;

  public SupplyFeature() {
    super("supply", "how near the units are to own bases: 15 for each at one, 0 out of supply");
  }

  @Override
  int amountOf(World world, int unit) {
    int level = world.supply(world.units().player(unit), Forces.place(world.units(), unit));
    return level == 0 ? 0 : REACH + 1 - level;
  }
}
