package warlab.players.mcts;

import java.util.Arrays;

/**
 * A tree of moves in parallel arrays that grow and are kept from search to search. A node is an
 * index; it stands for the moves from the root down to it, whatever a sample's dice made of them.
 * Rewards are in the root side's view.
 */
final class MctsTree {
  static final int ROOT = 0;
  static final int NONE = -1;

  /** Bytes of one node in all arrays. */
  static final int BYTES_PER_NODE = 4 * Integer.BYTES + Double.BYTES;

  // By node. Children hang in a list, the newest first: first child, then sibling by sibling.
  private int[] move = new int[1024];
  private int[] firstChild = new int[1024];
  private int[] nextSibling = new int[1024];
  private int[] visits = new int[1024];
  private double[] total = new double[1024];
  private int size;

  /** Forgets everything but a root without children. */
  void reset() {
    size = 0;
    addNode(NONE, NONE);
  }

  int size() {
    return size;
  }

  /** Adds a child in front of its siblings. */
  int addChild(int parent, int itsMove) {
    int child = addNode(itsMove, firstChild[parent]);
    firstChild[parent] = child;
    return child;
  }

  private int addNode(int itsMove, int sibling) {
    if (size == move.length) {
      grow(2 * size);
    }
    move[size] = itsMove;
    firstChild[size] = NONE;
    nextSibling[size] = sibling;
    visits[size] = 0;
    total[size] = 0;
    return size++;
  }

  private void grow(int capacity) {
    move = Arrays.copyOf(move, capacity);
    firstChild = Arrays.copyOf(firstChild, capacity);
    nextSibling = Arrays.copyOf(nextSibling, capacity);
    visits = Arrays.copyOf(visits, capacity);
    total = Arrays.copyOf(total, capacity);
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  int nextSibling(int node) {
    return nextSibling[node];
  }

  /** The child reached by a move, or {@link #NONE}. */
  int child(int node, int itsMove) {
    int child = firstChild[node];
    while (child != NONE && move[child] != itsMove) {
      child = nextSibling[child];
    }
    return child;
  }

  int move(int node) {
    return move[node];
  }

  int visits(int node) {
    return visits[node];
  }

  /** The mean reward of a node that was visited, 0 to 1. */
  double mean(int node) {
    return total[node] / visits[node];
  }

  void record(int node, double reward) {
    visits[node]++;
    total[node] += reward;
  }

  /** The child visited most, the first of several; {@link #NONE} without children. */
  int mostVisited(int node) {
    int best = firstChild[node];
    for (int child = best; child != NONE; child = nextSibling[child]) {
      if (visits[child] > visits[best]) {
        best = child;
      }
    }
    return best;
  }
}
