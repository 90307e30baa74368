package warlab.games.tankwars.world;

import warlab.games.tankwars.map.TankMap;

/**
 * Brings reinforcements: every player with room near a base gets one unit, the players in random
 * order, each on a random one of the best supplied free tiles.
 */
final class Reinforcements {
  /** The worst supply at which a unit may appear. */
  private static final int WORST_SUPPLY = 8;

  // Scratch of one arrival; the world that owns this owns it too.
  private final int[] order = new int[TankMap.MAX_PLAYERS];
  private int[] best = new int[0];

  void arrive(World world, int kind) {
    int entitled = 0;
    for (int player = 1; player <= world.players(); player++) {
      if (findBest(world, player) > 0) {
        order[entitled++] = player;
      }
    }
    if (world.dice().areRolled()) {
      shuffle(world.dice(), entitled);
    }
    for (int i = 0; i < entitled; i++) {
      // Again, since a player served before may have taken the tile.
      int count = findBest(world, order[i]);
      if (count > 0) {
        world.place(order[i], kind, best[world.dice().reinforcement(count)]);
      }
    }
  }

  private void shuffle(Dice dice, int count) {
    for (int last = count - 1; last > 0; last--) {
      int drawn = dice.reinforcement(last + 1);
      int player = order[last];
      order[last] = order[drawn];
      order[drawn] = player;
    }
  }

  /** Collects the free tiles with the player's lowest supply level; returns how many. */
  private int findBest(World world, int player) {
    int tiles = world.board().tiles();
    if (best.length < tiles) {
      best = new int[tiles];
    }
    int count = 0;
    int lowest = WORST_SUPPLY;
    for (int tile = 0; tile < tiles; tile++) {
      int level = world.supply(player, tile);
      if (level >= 1 && level <= lowest && world.unitAt(tile) < 0 && world.ground(tile).isOpen()) {
        // A better level than all before: begin the list again.
        if (level < lowest) {
          lowest = level;
          count = 0;
        }
        best[count++] = tile;
      }
    }
    return count;
  }
}
