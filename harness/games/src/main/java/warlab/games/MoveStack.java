package warlab.games;

import java.util.Arrays;

/**
 * A growing stack of moves that all plies of a search share: a ply remembers {@link #size()}, lets
 * the position push its moves, and {@link #truncate}s back when it is done. So a wide game costs
 * memory once, not once a ply.
 */
public final class MoveStack {
  private int[] moves;
  private int size;

  public MoveStack() {
    this(256);
  }

  public MoveStack(int capacity) {
    moves = new int[Math.max(1, capacity)];
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return moves[index];
  }

  public void set(int index, int move) {
    moves[index] = move;
  }

  public void swap(int a, int b) {
    int move = moves[a];
    moves[a] = moves[b];
    moves[b] = move;
  }

  public void push(int move) {
    if (size == moves.length) {
      reserve(1);
    }
    moves[size++] = move;
  }

  /**
   * Makes room for {@code count} more moves and returns the array behind the stack, so that a
   * generator can write from {@link #size()} on without a check per move and then {@link #extend}.
   * The array is valid until the next call that may grow the stack.
   */
  public int[] reserve(int count) {
    if (moves.length - size < count) {
      // Doubling: a stack of a search grows a few times in its life, then never again.
      moves = Arrays.copyOf(moves, Math.max(2 * moves.length, size + count));
    }
    return moves;
  }

  /** Counts moves written behind the top after {@link #reserve}. */
  public void extend(int count) {
    size += count;
  }

  /** Forgets all moves from {@code size} on. */
  public void truncate(int size) {
    this.size = size;
  }

  public void clear() {
    size = 0;
  }

  /** The moves from {@code from} up to the top, copied. */
  public int[] toArray(int from) {
    return Arrays.copyOfRange(moves, from, size);
  }
}
