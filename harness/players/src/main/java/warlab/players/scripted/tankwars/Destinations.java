package warlab.players.scripted.tankwars;

import java.util.List;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * Where the asked unit may walk: the nearest of several places, by the time it takes.
 *
 * @param routes the player's own, brought up to date with the field
 * @param stream draws between places that are equally near
 */
record Destinations(Battlefield field, Routes routes, SeededStream stream) {
  /** Supply this good is worth waiting at. */
  private static final int GOOD_SUPPLY = 2;

  Destinations {
    routes.update(field.world());
  }

  /** The order to step towards a tile, or to wait if there is nowhere to go. */
  int walk(int target) {
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
  int fetchAmmunition() {
    return isWellSupplied() ? field.waitHere() : walk(nearestBase(true));
  }

  /** Whether the asked unit does best to wait for ammunition where it is. */
  boolean isWellSupplied() {
    int level = field.world().supply(field.player(), field.tile());
    return level >= 1 && level <= GOOD_SUPPLY;
  }

  /** The tile of the nearest enemy in sight. */
  int nearestEnemy() {
    Units units = field.units();
    return nearest(IntStream.range(0, units.count()).filter(field::isEnemy).map(units::tile));
  }

  /** The tile of the nearest enemy known of. */
  int nearestOf(List<EnemyMemory.Contact> contacts) {
    return nearest(contacts.stream().mapToInt(EnemyMemory.Contact::tile));
  }

  /** The nearest base that is ours, or that is not. */
  int nearestBase(boolean own) {
    World world = field.world();
    return nearest(
        IntStream.range(0, world.baseCount())
            .map(world::base)
            .filter(base -> field.isForeignBase(base) != own));
  }

  private int nearest(IntStream targets) {
    RandomTieMax nearest = new RandomTieMax(stream, -Routes.UNREACHABLE);
    targets.forEach(target -> nearest.offer(target, -cost(field.tile(), target)));
    return nearest.winner();
  }

  /** The iterations the asked unit needs from a tile to another. */
  int cost(int tile, int target) {
    return routes.cost(field.world(), field.kind(), tile, target);
  }
}
