package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** The health that shells in the air leave. */
public final class HealthFeature extends UnitFeature {

  public HealthFeature() {
    super("health", "health of the units, less what shells in the air will do");
  }

  @Override
  int amountOf(World world, int unit) {
    return Forces.expectedHealth(world, unit);
  }
}
