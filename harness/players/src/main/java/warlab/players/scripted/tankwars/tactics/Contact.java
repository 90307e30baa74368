package warlab.players.scripted.tankwars.tactics;

import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * An enemy as it was when last seen.
 *
 * @param tile where it was; of one on the move, where it was going
 */
public record Contact(
    long id, UnitKind kind, int tile, int health, boolean loaded, boolean demoralized, int seenAt) {

  /** What is seen of an enemy now. */
  static Contact seen(World world, int unit) {
    Units units = world.units();
    boolean walks = units.activity(unit) == Activity.MOVE;
    return new Contact(
        units.id(unit),
        units.kind(unit),
        walks ? units.to(unit) : units.tile(unit),
        units.health(unit),
        world.ammunition(unit) >= 1,
        units.isDemoralized(unit),
        world.counter());
  }
}
