package warlab.heuristics.tankwars;

import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** The bases of a side, with those it stands on or is about to enter. */
public final class BasesFeature extends TankFeature {

  public BasesFeature() {
    super("bases", "bases owned, or with an own unit on them or on its way there");
  }

  @Override
  int amount(World world, int player) {
    int bases = 0;
    for (int i = 0; i < world.baseCount(); i++) {
      int base = world.base(i);
      int comer = comer(world, base);
      bases += (comer == 0 ? world.owner(base) : comer) == player ? 1 : 0;
    }
    return bases;
  }

  /** The player of the unit that stands on a base or walks to it; 0 for none. */
  private static int comer(World world, int base) {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (Forces.place(units, unit) == base) {
        return units.player(unit);
      }
    }
    return 0;
  }
}
