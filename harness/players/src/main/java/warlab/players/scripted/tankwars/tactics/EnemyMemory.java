package warlab.players.scripted.tankwars.tactics;

import java.util.ArrayList;
import java.util.List;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * The enemies a player knows of: those it sees, and those it saw not long ago and has not since
 * found gone from where they were.
 */
public final class EnemyMemory {
  /** Updates after which an enemy that left sight is forgotten. */
  private static final int SPAN = 600;

  private final int player;
  private final List<Contact> contacts = new ArrayList<>();

  public EnemyMemory(int player) {
    this.player = player;
  }

  public List<Contact> contacts() {
    return contacts;
  }

  /** Brings the memory up to date with what is seen now. */
  public void update(TankPosition view) {
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
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.player(unit) != player && units.id(unit) == id) {
        return true;
      }
    }
    return false;
  }
}
