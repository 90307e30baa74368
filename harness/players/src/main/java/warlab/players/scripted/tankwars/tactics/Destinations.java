package warlab.players.scripted.tankwars.tactics;

import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.map.Board;

/** Where to walk: the nearest of several places, by the time it takes to get there. */
public final class Destinations {
  /** Supply this good is worth waiting at. */
  private static final int GOOD_SUPPLY = 2;

  private final Routes routes = new Routes();
  private final RandomTieMax max;

  public Destinations(SeededStream stream) {
    max = new RandomTieMax(stream);
  }

  /** Must be called before each decision. */
  public void look(Battlefield field) {
    routes.look(field.world());
  }

  /** A step towards a tile, or waiting if there is nowhere to go. */
  public int walk(Battlefield field, int target) {
    int step = target == RandomTieMax.NONE ? RandomTieMax.NONE : step(field, target);
    return step == RandomTieMax.NONE ? field.waitHere() : TankMove.move(field.tile(), step);
  }

  /** The free neighbour with the shortest way to a target, if it is not farther by a step. */
  private int step(Battlefield field, int target) {
    Board board = field.board();
    int detour = Routes.stepCost(field.world(), field.kind(), field.tile());
    max.reset(-cost(field, field.tile(), target) - detour);
    for (int i = 0; i < board.neighbourCount(field.tile()); i++) {
      int next = board.neighbour(field.tile(), i);
      if (field.isFree(next)) {
        max.offer(next, -cost(field, next, target));
      }
    }
    return max.winner();
  }

  /** A step to better supply, or waiting where it is good. */
  public int fetchAmmunition(Battlefield field) {
    return isWellSupplied(field) ? field.waitHere() : walk(field, nearestBase(field, true));
  }

  /** Whether the asked unit does best to wait for ammunition where it is. */
  public boolean isWellSupplied(Battlefield field) {
    int level = field.world().supply(field.player(), field.tile());
    return level >= 1 && level <= GOOD_SUPPLY;
  }

  public int nearestEnemy(Battlefield field) {
    max.reset(-Routes.UNREACHABLE);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int tile = field.units().tile(other);
        max.offer(tile, -cost(field, field.tile(), tile));
      }
    }
    return max.winner();
  }

  /** The nearest base that is ours, or that is not. */
  public int nearestBase(Battlefield field, boolean own) {
    max.reset(-Routes.UNREACHABLE);
    for (int i = 0; i < field.world().baseCount(); i++) {
      int base = field.world().base(i);
      if (field.isForeignBase(base) != own) {
        max.offer(base, -cost(field, field.tile(), base));
      }
    }
    return max.winner();
  }

  /** The iterations the asked unit needs from a tile to another. */
  public int cost(Battlefield field, int tile, int target) {
    return routes.cost(field.world(), field.kind(), tile, target);
  }
}
