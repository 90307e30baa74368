package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.map.Board;

/** Where to walk: the nearest of several places, by the time it takes to get there. */
final class Marches {
  /** Supply this good is worth waiting at. */
  private static final int GOOD_SUPPLY = 2;

  private final Routes routes = new Routes();
  private final Ballot ballot;

  Marches(SeededStream stream) {
    ballot = new Ballot(stream);
  }

  /** Must be called before each decision. */
  void look(Field field) {
    routes.look(field.world());
  }

  /** A step towards a tile, or waiting if there is nowhere to go. */
  int walk(Field field, int target) {
    int step = target == Ballot.NOTHING ? Ballot.NOTHING : step(field, target);
    return step == Ballot.NOTHING ? TankBot.waitHere(field) : TankMove.move(field.tile(), step);
  }

  /** The free neighbour with the shortest way to a target, if it is not farther by a step. */
  private int step(Field field, int target) {
    Board board = field.board();
    int detour = Routes.stepCost(field.world(), field.kind(), field.tile());
    ballot.open(-cost(field, field.tile(), target) - detour);
    for (int i = 0; i < board.neighbourCount(field.tile()); i++) {
      int next = board.neighbour(field.tile(), i);
      if (field.isFree(next)) {
        ballot.offer(next, -cost(field, next, target));
      }
    }
    return ballot.winner();
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
    ballot.open(-Routes.UNREACHABLE);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int tile = field.units().tile(other);
        ballot.offer(tile, -cost(field, field.tile(), tile));
      }
    }
    return ballot.winner();
  }

  /** The nearest base that is ours, or that is not. */
  int nearestBase(Field field, boolean own) {
    ballot.open(-Routes.UNREACHABLE);
    for (int i = 0; i < field.world().baseCount(); i++) {
      int base = field.world().base(i);
      if (field.isForeignBase(base) != own) {
        ballot.offer(base, -cost(field, field.tile(), base));
      }
    }
    return ballot.winner();
  }

  /** The iterations the asked unit needs from a tile to another. */
  int cost(Field field, int tile, int target) {
    return routes.cost(field.world(), field.kind(), tile, target);
  }
}
