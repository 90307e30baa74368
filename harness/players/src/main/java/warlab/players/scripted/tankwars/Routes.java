package warlab.players.scripted.tankwars;

import java.util.Arrays;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.World;

/**
 * How long the way to a tile is, in iterations, over ground that a kind of unit may enter; units in
 * the way are not looked at. Kept from decision to decision until a shell changes the ground.
 */
final class Routes {
  static final int UNREACHABLE = 1_000_000;

  /** Iterations a unit loses between the end of one order and the start of the next. */
  static final int PAUSE = 2;

  /** By kind of unit and target: the cost from every tile, filled in when first asked for. */
  private int[][][] costs = new int[0][][];

  private int[] queue = new int[0];
  private long groundSeen;

  /** The iterations from a tile to a target. */
  int cost(World world, UnitKind kind, int tile, int target) {
    int[] known = costs[kind.index()][target];
    if (known == null) {
      known = spread(world, kind, target);
      costs[kind.index()][target] = known;
    }
    return known[tile];
  }

  /** Forgets all ways if the ground is not what it was. */
  void update(World world) {
    int tiles = world.board().tiles();
    long ground = tiles;
    for (int tile = 0; tile < tiles; tile++) {
      ground = 31 * ground + world.ground(tile).index();
    }
    if (ground != groundSeen) {
      groundSeen = ground;
      costs = new int[UnitKind.ALL.size()][tiles][];
      queue = new int[tiles + 1];
    }
  }

  /** Spreads from the target; a step costs what the tile it starts from makes it cost. */
  private int[] spread(World world, UnitKind kind, int target) {
    Board board = world.board();
    int[] cost = new int[board.tiles()];
    Arrays.fill(cost, UNREACHABLE);
    boolean[] queued = new boolean[board.tiles()];
    cost[target] = 0;
    int first = 0;
    int last = 0;
    queue[last++] = target;
    // Label correcting: a tile is queued again whenever a cheaper way to it is found. No tile is
    // queued twice at a time, so a ring of one place more than there are tiles is never full.
    while (first != last) {
      int tile = queue[first];
      first = (first + 1) % queue.length;
      queued[tile] = false;
      for (int i = 0; i < board.neighbourCount(tile); i++) {
        int next = board.neighbour(tile, i);
        // The way is walked towards the target, so the step starts on the neighbour.
        int reached = cost[tile] + stepCost(world, kind, next);
        if (world.ground(next).admits(kind) && reached < cost[next]) {
          cost[next] = reached;
          if (!queued[next]) {
            queued[next] = true;
            queue[last] = next;
            last = (last + 1) % queue.length;
          }
        }
      }
    }
    return cost;
  }

  /** Iterations of a step that starts on a tile. */
  static int stepCost(World world, UnitKind kind, int tile) {
    int row = world.attributeRow(kind, tile);
    return world.attributes().speed(row) + PAUSE;
  }
}
