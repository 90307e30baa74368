package warlab.players.scripted.tankwars;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * The enemies a player knows of: those it sees, and those it saw not long ago and has not since
 * found gone from where they were.
 */
final class EnemyMemory {
  /** Updates after which an enemy that left sight is forgotten. */
  private static final int SPAN = 600;

  private final int player;
  private final List<Contact> contacts = new ArrayList<>();

  EnemyMemory(int player) {
    this.player = player;
  }

  List<Contact> contacts() {
    return contacts;
  }

  /** Brings the memory up to date with what is seen now. */
  void update(TankPosition view) {
    World world = view.world();
    // Every enemy in sight goes and comes back fresh, so no unit stands in the list twice.
    contacts.removeIf(contact -> isOutdated(world, contact));
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.player(unit) != player) {
        contacts.add(Contact.seen(world, unit));
      }
    }
  }

  /** Seen ones are noted anew in each update; remembered ones go when proven wrong or too old. */
  private boolean isOutdated(World world, Contact contact) {
    int needed = Sight.levelNeeded(world, contact.kind(), contact.tile());
    return world.counter() - contact.seenAt() > SPAN
        || Sight.level(world, player, contact.tile()) >= needed
        || isSeen(world, contact.id());
  }

  private boolean isSeen(World world, long id) {
    Units units = world.units();
    return IntStream.range(0, units.count())
        .anyMatch(unit -> units.player(unit) != player && units.id(unit) == id);
  }

  /**
   * An enemy as it was when last seen.
   *
   * @param tile where it was; of one on the move, where it was going
   */
  record Contact(
      long id,
      UnitKind kind,
      int tile,
      int health,
      boolean loaded,
      boolean demoralized,
      int seenAt) {

    /** What is seen of an enemy now. */
    static Contact seen(World world, int unit) {
      Units units = world.units();
      return new Contact(
          units.id(unit),
          units.kind(unit),
          units.destination(unit),
          units.health(unit),
          world.ammunition(unit) >= 1,
          units.isDemoralized(unit),
          world.counter());
    }
  }
}
