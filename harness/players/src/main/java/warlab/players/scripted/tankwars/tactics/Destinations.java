package warlab.players.scripted.tankwars.tactics;

import java.util.List;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.map.Board;

/** Where the asked unit may walk: the nearest of several places, by the time it takes. */
public final class Destinations {
  /** Supply this good is worth waiting at. */
  private static final int GOOD_SUPPLY = 2;

  private final Battlefield field;
  private final Routes routes;
  private final SeededStream stream;

  /**
   * @param routes the player's own, brought up to date with the field
   */
  public Destinations(Battlefield field, Routes routes, SeededStream stream) {
    this.field = field;
    this.routes = routes;
    this.stream = stream;
    routes.update(field.world());
  }

  /** The order to step towards a tile, or to wait if there is nowhere to go. */
  public int walk(int target) {
    int step = target == RandomTieMax.NONE ? RandomTieMax.NONE : step(target);
    return step == RandomTieMax.NONE ? field.waitHere() : TankMove.move(field.tile(), step);
  }

  /** The free neighbour with the shortest way to a target, if it is not farther by a step. */
  private int step(int target) {
    Board board = field.board();
    int detour = Routes.stepCost(field.world(), field.kind(), field.tile());
    RandomTieMax nearest = new RandomTieMax(stream, -cost(field.tile(), target) - detour);
    for (int i = 0; i < board.neighbourCount(field.tile()); i++) {
      int next = board.neighbour(field.tile(), i);
      if (field.isFree(next)) {
        nearest.offer(next, -cost(next, target));
      }
    }
    return nearest.winner();
  }

  /** The order to step to better supply, or to wait where it is good. */
  public int fetchAmmunition() {
    return isWellSupplied() ? field.waitHere() : walk(nearestBase(true));
  }

  /** Whether the asked unit does best to wait for ammunition where it is. */
  public boolean isWellSupplied() {
    int level = field.world().supply(field.player(), field.tile());
    return level >= 1 && level <= GOOD_SUPPLY;
  }

  /** The tile of the nearest enemy in sight. */
  public int nearestEnemy() {
    RandomTieMax nearest = new RandomTieMax(stream, -Routes.UNREACHABLE);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        offer(nearest, field.units().tile(other));
      }
    }
    return nearest.winner();
  }

  /** The tile of the nearest enemy known of. */
  public int nearestOf(List<Contact> contacts) {
    RandomTieMax nearest = new RandomTieMax(stream, -Routes.UNREACHABLE);
    for (Contact contact : contacts) {
      offer(nearest, contact.tile());
    }
    return nearest.winner();
  }

  /** The nearest base that is ours, or that is not. */
  public int nearestBase(boolean own) {
    RandomTieMax nearest = new RandomTieMax(stream, -Routes.UNREACHABLE);
    for (int i = 0; i < field.world().baseCount(); i++) {
      int base = field.world().base(i);
      if (field.isForeignBase(base) != own) {
        offer(nearest, base);
      }
    }
    return nearest.winner();
  }

  private void offer(RandomTieMax nearest, int target) {
    nearest.offer(target, -cost(field.tile(), target));
  }

  /** The iterations the asked unit needs from a tile to another. */
  public int cost(int tile, int target) {
    return routes.cost(field.world(), field.kind(), tile, target);
  }
}
