package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** How well a side's units are protected. */
public final class CoverFeature extends UnitFeature {

  public CoverFeature() {
    super("cover", "armour of the units where they are or go");
  }

  @Override
  int amountOf(World world, int unit) {
    Units units = world.units();
    int row = Forces.row(world, units.kind(unit), Forces.place(units, unit));
    return world.attributes().armour(row);
  }
}
