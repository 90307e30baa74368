package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/**
 * Arranges a world by hand, for texts, guesses and tests: begin, change things, {@link #finish}.
 * What is derived (attributes, supply, the next event) is brought up to date at the end.
 */
public record Setup(World world) {

  /** Puts the counter forward or back; do this first. */
  public Setup at(int counter) {
    world.clock().start(counter);
    return this;
  }

  public Setup owner(int base, int player) {
    world.setOwner(base, player);
    return this;
  }

  /** Changes the ground as shells do: roads stay as the map had them. */
  public Setup ground(int tile, Terrain terrain) {
    world.setGround(tile, terrain);
    return this;
  }

  /** Adds an idle unit in full health and with full ammunition. */
  public int unit(int player, UnitKind kind, int tile) {
    int unit = world.place(player, kind.index(), tile);
    ammunition(unit, kind.maxAmmunition());
    return unit;
  }

  public Setup id(int unit, long id) {
    world.units().setId(unit, id);
    return this;
  }

  public Setup health(int unit, int health) {
    world.units().set(unit, Units.HEALTH, health);
    return this;
  }

  public Setup ammunition(int unit, float amount) {
    world.units().setAmmunition(unit, amount, world.counter());
    return this;
  }

  public Setup demoralized(int unit, boolean demoralized) {
    world.units().set(unit, Units.DEMORALIZED, demoralized ? 1 : 0);
    return this;
  }

  public Setup idle(int unit) {
    world.units().release(unit);
    world.waitUntil(unit, 0);
    return this;
  }

  /** Gives a unit an activity that is under way. */
  public Setup busy(int unit, Activity activity, int from, int to, int start, int end) {
    Units units = world.units();
    units.begin(unit, activity, to, start, end - start);
    units.set(unit, Units.FROM, from);
    units.rememberShot(unit);
    // Its effect is past; what is left is to become idle.
    if (units.effectAt(unit) < world.counter()) {
      units.set(unit, Units.EVENT_AT, end + 1);
    }
    return this;
  }

  /** Brings what is derived up to date. */
  public void finish() {
    world.settleAll();
  }
}
