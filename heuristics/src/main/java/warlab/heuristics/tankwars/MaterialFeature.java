package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.World;

/** What a side's army is worth, by kind and expected health. */
public final class MaterialFeature extends UnitFeature {

  public MaterialFeature() {
    super("material", "worth of the units times health, less what shells in the air will do");
  }

  @Override
  int amountOf(World world, int unit) {
    return Forces.worth(world.units().kind(unit)) * Forces.expectedHealth(world, unit);
  }
}
