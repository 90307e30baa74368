package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** The damage a side is open to. What it threatens is the exposure of its enemy. */
public final class ExposureFeature extends UnitFeature {

  public ExposureFeature() {
    super("exposure", "worth of the damage that enemies in range may do in 100 iterations");
  }

  @Override
  int amountOf(World world, int unit) {
    return (int) (Forces.worth(world.units().kind(unit)) * Forces.exposure(world, unit));
  }
}
