package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** How near a side's units are to bases they could take. */
public final class AdvanceFeature extends UnitFeature {
  private static final int FAR = 20;

  public AdvanceFeature() {
    super("advance", "steps by which each unit is nearer than 20 to a base it could take");
  }

  @Override
  int amountOf(World world, int unit) {
    return FAR - Forces.wayToForeignBase(world, unit, FAR);
  }
}
