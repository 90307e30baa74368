package warlab.players.scripted.tankwars;

import java.util.List;
import java.util.stream.IntStream;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Attributes;
import warlab.games.tankwars.world.DamageTable;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;
import warlab.players.scripted.tankwars.EnemyMemory.Contact;

/**
 * What the asked unit may expect, in points of damage weighed by the worth of the unit hit, over
 * the next hundred iterations.
 */
record OrderValue(Battlefield field, World world, Attributes attributes, List<Contact> contacts) {
  private static final double SPAN = 100;
  private static final double KILL = 25;
  private static final double CAPTURE = 30;

  /** How much of a danger is left when an enemy must come a step nearer first. */
  private static final double NEAR_MISS = 0.2;

  private static final double UNLOADED = 0.3;
  private static final double REMEMBERED = 0.5;

  /** How much more a shell in the air counts than one that may be fired. */
  private static final double CERTAIN = 1.5;

  /** The chance that a target which may walk off in time does not. */
  private static final double STAYS = 0.7;

  /** What a shot that comes only after a step is worth of one that comes now. */
  private static final double LATER = 0.2;

  /** About what an own shell does to a target that another one is already under way to. */
  private static final int EXPECTED_HIT = 13;

  OrderValue(Battlefield field, List<Contact> contacts) {
    this(field, field.world(), field.world().attributes(), contacts);
  }

  private static double worth(UnitKind kind) {
    return switch (kind) {
      case TANK -> 1.3;
      case ARTILLERY -> 1.2;
      case SOLDIER -> 0.8;
    };
  }

  /** Offers every tile where a shot of the asked unit hits an enemy, with what it brings. */
  void offerShots(RandomTieMax targets) {
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        targets.offer(field.units().placeIn(other, field.impactAt()), shotAt(other));
      }
    }
  }

  /** What a step to a neighbouring tile is worth. */
  double ofStep(int next) {
    // In the middle of its step a unit changes tiles: until then shells on this one count, then
    // those on the next.
    int arrival = world.counter() + attributes.speed(field.units().row(field.unit())) / 2;
    double value = LATER * bestShotFrom(next) - danger(next);
    value -= shells(next, arrival, Integer.MAX_VALUE);
    value -= shells(field.tile(), world.counter(), arrival - 1);
    return field.isForeignBase(next) ? value + CAPTURE : value;
  }

  /** What staying is expected to cost. */
  double lossIfStaying() {
    return danger(field.tile()) + shells(field.tile(), world.counter(), Integer.MAX_VALUE);
  }

  private double shotAt(int other) {
    Units units = field.units();
    int place = field.units().placeIn(other, field.impactAt());
    int distance = field.board().distance(field.tile(), place);
    if (distance < 1 || distance > field.rangeAt(field.tile()) || field.isFriendAtImpact(place)) {
      return 0;
    }
    // A target that own shells in the air kill anyway is worth no other.
    int health = units.health(other) - damageUnderWay(place);
    double value = hit(units.kind(other), place, health);
    // It may be gone when the shell lands if it can begin a step in time for its middle.
    int freeAt = units.isIdle(other) ? world.counter() : units.end(other) + Routes.PAUSE;
    int away = freeAt + attributes.speed(world.attributeRow(units.kind(other), place)) / 2;
    return away <= field.impactAt() ? STAYS * value : value;
  }

  /** What the best shot from a tile would bring at the enemies known of. */
  private double bestShotFrom(int tile) {
    int range = field.rangeAt(tile);
    double best = 0;
    for (Contact contact : contacts) {
      int distance = field.board().distance(tile, contact.tile());
      if (distance >= 1 && distance <= range) {
        double value = hit(contact.kind(), contact.tile(), contact.health());
        best = Math.max(best, certainty(contact) * value);
      }
    }
    return field.isLoaded() ? best : UNLOADED * best;
  }

  private double hit(UnitKind kind, int tile, int health) {
    if (health <= 0) {
      return 0;
    }
    boolean demoralized = field.units().isDemoralized(field.unit());
    DamageTable table =
        DamageTable.of(attributes.armour(world.attributeRow(kind, tile)), demoralized);
    double damage = Math.min(table.mean(), health) + KILL * table.atLeast(health);
    return worth(kind) * damage * SPAN / (field.kind().fireSpeed() + Routes.PAUSE);
  }

  /** Damage that own shells are expected to do on a tile before one fired now lands. */
  private int damageUnderWay(int tile) {
    int impact = field.impactAt();
    return EXPECTED_HIT
        * (int)
            IntStream.range(0, field.units().count())
                .filter(other -> !field.isEnemy(other))
                .filter(other -> lands(other, tile, world.counter(), impact))
                .count();
  }

  /** The damage of enemy shells that land on a tile between two updates. */
  private double shells(int tile, int from, int to) {
    Units units = field.units();
    double damage = 0;
    for (int other = 0; other < units.count(); other++) {
      if (field.isEnemy(other) && lands(other, tile, from, to)) {
        damage += damageToMe(tile, units.isDemoralized(other));
      }
    }
    return CERTAIN * worth(field.kind()) * damage;
  }

  private boolean lands(int shooter, int tile, int from, int to) {
    Units units = field.units();
    return units.activity(shooter) == Activity.FIRE
        && units.to(shooter) == tile
        && units.effectAt(shooter) >= from
        && units.effectAt(shooter) <= to;
  }

  /** The damage that enemies may do to the asked unit on a tile from where they are. */
  private double danger(int tile) {
    double danger = 0;
    for (Contact contact : contacts) {
      int row = world.attributeRow(contact.kind(), contact.tile());
      // Enemies that must come one step nearer count a little; those farther away not at all.
      int beyond = field.board().distance(tile, contact.tile()) - attributes.fireRange(row);
      if (beyond <= 1) {
        double rate = SPAN / (contact.kind().fireSpeed() + Routes.PAUSE) * certainty(contact);
        rate *= contact.loaded() ? 1 : UNLOADED;
        rate *= beyond <= 0 ? 1 : NEAR_MISS;
        danger += rate * damageToMe(tile, contact.demoralized());
      }
    }
    return worth(field.kind()) * danger;
  }

  private double damageToMe(int tile, boolean demoralized) {
    int armour = attributes.armour(world.attributeRow(field.kind(), tile));
    return DamageTable.of(armour, demoralized).mean();
  }

  private double certainty(Contact contact) {
    return contact.seenAt() == world.counter() ? 1 : REMEMBERED;
  }
}
