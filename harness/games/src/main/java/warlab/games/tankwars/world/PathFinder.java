package warlab.games.tankwars.world;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.UnitKind;

/**
 * The path of a far MOVE: the best-first search of the original with all its habits, since they
 * decide which way a unit walks. The estimate is |columns| + |rows|, which can overestimate; a
 * cheaper way to a queued tile lowers its cost but keeps its old predecessor; ties are broken by
 * the layout of an array heap.
 */
final class PathFinder {
  private static final byte NEW = 0;
  private static final byte QUEUED = 1;
  private static final byte DONE = 2;

  // By tile, and made once for a size of board: orders come often.
  private byte[] state = new byte[0];
  private int[] cost = new int[0];
  private int[] priority = new int[0];
  private int[] predecessor = new int[0];
  private int[] slot = new int[0];
  private int[] heap = new int[0];
  private int size;

  /** The tile to step on from {@code start} towards a target, or -1 if there is no path. */
  int firstStep(World world, UnitKind kind, int start, int target) {
    @Nullable Integer first = path(world, kind, start, target).peekFirst();
    return first == null ? -1 : first;
  }

  /** The whole path, the target included and the start not; empty if there is none. */
  Deque<Integer> path(World world, UnitKind kind, int start, int target) {
    Deque<Integer> path = new ArrayDeque<>();
    if (search(world, kind, start, target)) {
      for (int tile = target; tile != start; tile = predecessor[tile]) {
        path.addFirst(tile);
      }
    }
    return path;
  }

  private boolean search(World world, UnitKind kind, int start, int target) {
    Board board = world.board();
    reset(board.tiles());
    insert(start, 0, estimate(board, start, target));
    while (size > 0) {
      int tile = take();
      if (tile == target) {
        return true;
      }
      for (int i = 0; i < board.neighbourCount(tile); i++) {
        int next = board.neighbour(tile, i);
        // The target itself may be taken or forbidden: the last step then fails, not the way.
        if (state[next] != DONE && (next == target || isFree(world, kind, next))) {
          reach(next, tile, estimate(board, next, target));
        }
      }
    }
    return false;
  }

  private void reach(int tile, int from, int estimate) {
    int newCost = cost[from] + 1;
    if (state[tile] == NEW) {
      predecessor[tile] = from;
      insert(tile, newCost, estimate);
      // The predecessor stays, though the way through this tile is shorter: a habit of the
      // original.
    } else if (newCost < cost[tile]) {
      cost[tile] = newCost;
      priority[tile] = newCost + estimate;
      if (!siftDown(slot[tile])) {
        siftUp(slot[tile]);
      }
    }
  }

  private static boolean isFree(World world, UnitKind kind, int tile) {
    return world.unitAt(tile) < 0 && world.ground(tile).admits(kind);
  }

  private static int estimate(Board board, int tile, int target) {
    return Math.abs(board.column(tile) - board.column(target))
        + Math.abs(board.row(tile) - board.row(target));
  }

  private void reset(int tiles) {
    if (state.length != tiles) {
      state = new byte[tiles];
      cost = new int[tiles];
      priority = new int[tiles];
      predecessor = new int[tiles];
      slot = new int[tiles];
      heap = new int[tiles];
    }
    Arrays.fill(state, NEW);
    size = 0;
  }

  private void insert(int tile, int newCost, int estimate) {
    state[tile] = QUEUED;
    cost[tile] = newCost;
    priority[tile] = newCost + estimate;
    put(tile, size++);
    siftUp(slot[tile]);
  }

  private int take() {
    int first = heap[0];
    swap(0, --size);
    siftDown(0);
    state[first] = DONE;
    return first;
  }

  private void siftUp(int from) {
    int at = from;
    while (at > 0 && isLess(at, (at - 1) / 2)) {
      swap(at, (at - 1) / 2);
      at = (at - 1) / 2;
    }
  }

  /** Returns whether anything moved. */
  private boolean siftDown(int from) {
    int at = from;
    for (int child = 2 * at + 1; child < size; child = 2 * at + 1) {
      // Strictly less, here and above: equal ones keep their places, which decides ties.
      if (child + 1 < size && isLess(child + 1, child)) {
        child++;
      }
      if (!isLess(child, at)) {
        break;
      }
      swap(at, child);
      at = child;
    }
    return at > from;
  }

  private boolean isLess(int a, int b) {
    return priority[heap[a]] < priority[heap[b]];
  }

  private void swap(int a, int b) {
    int tile = heap[a];
    put(heap[b], a);
    put(tile, b);
  }

  private void put(int tile, int at) {
    heap[at] = tile;
    slot[tile] = at;
  }
}
