package warlab.players.scripted.tankwars;

import warlab.games.tankwars.TankMove;

/** Where to walk: the nearest of several places, by the time it takes to get there. */
final class Marches {
  static final int NOWHERE = -1;

  /** Supply this good is worth waiting at. */
  private static final int GOOD_SUPPLY = 2;

  private final Routes routes = new Routes();

  /** Must be called before each decision. */
  void look(Field field) {
    routes.look(field.world());
  }

  Routes routes() {
    return routes;
  }

  /** A step towards a tile, or waiting if there is nowhere to go. */
  int walk(Field field, int target) {
    int step = target == NOWHERE ? NOWHERE : routes.step(field, target);
    return step == NOWHERE ? TankBot.waitHere(field) : TankMove.move(field.tile(), step);
  }

  /** A step to better supply, or waiting where it is good. */
  int fetchAmmunition(Field field) {
    return isWellSupplied(field) ? TankBot.waitHere(field) : walk(field, nearestBase(field, true));
  }

  /** Whether the asked unit does best to wait for ammunition where it is. */
  boolean isWellSupplied(Field field) {
    int level = field.world().supply(field.player(), field.tile());
    return level >= 1 && level <= GOOD_SUPPLY;
  }

  int nearestEnemy(Field field) {
    int best = NOWHERE;
    int bestCost = Routes.UNREACHABLE;
    for (int other = 0; other < field.units().count(); other++) {
      int cost = field.isEnemy(other) ? costTo(field, field.units().tile(other)) : bestCost;
      if (cost < bestCost) {
        best = field.units().tile(other);
        bestCost = cost;
      }
    }
    return best;
  }

  /** The nearest base that is ours, or that is not. */
  int nearestBase(Field field, boolean own) {
    int best = NOWHERE;
    int bestCost = Routes.UNREACHABLE;
    for (int i = 0; i < field.world().baseCount(); i++) {
      int base = field.world().base(i);
      int cost = field.isForeignBase(base) != own ? costTo(field, base) : bestCost;
      if (cost < bestCost) {
        best = base;
        bestCost = cost;
      }
    }
    return best;
  }

  private int costTo(Field field, int target) {
    return routes.cost(field.world(), field.kind(), field.tile(), target);
  }
}
