package warlab.players.alphabeta;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.MoveStack;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.tree.RootMoves;

/**
 * Which move a node tries next: the table's move, moves that should gain something, killers, then
 * by history, and last what should lose something. Works on the moves of a node where they lie in
 * the shared stack. Only the order of search depends on it, never a result. Without killers and
 * history AI Wargame takes up to a third more nodes, without hints as well 36 to 146 % more; each
 * of killers and history stands in for most of the other.
 */
final class MoveOrder {
  private static final int HISTORY_BITS = 12;
  private static final int HISTORY_LIMIT = 1 << 13;

  /** One of history weighs as much as so much of a score. */
  private static final int HISTORY_WEIGHT = 64;

  // Bands of weight that no history or score crosses; between EARLY and LATE history decides.
  private static final int TABLE_MOVE = Integer.MAX_VALUE;
  private static final int ROOT_TIE = TABLE_MOVE - 1;
  private static final int EARLY = 1 << 29;
  private static final int LATE = -EARLY;

  /** Killers come after moves with a clearly better score than an even exchange. */
  private static final int KILLER_PROMISE = SearchHints.EVEN_SCORE + 50;

  /** The ply at which a root move of the same side may come second: see {@link #loadTies}. */
  private static final int SECOND_MOVE_PLY = 2;

  private static final int MOST_ROOT_RANKS = 100;

  /** Of a key: the place where the move was listed, turned over. */
  private static final long LISTED = Integer.MAX_VALUE;

  /** By side and hash of the move. Moves that share a place only spoil each other's order. */
  private final int[] history = new int[2 << HISTORY_BITS];

  /** By hash of the move: one more than the place of a tied move in the root's order, or 0. */
  private final byte[] rootRank = new byte[1 << HISTORY_BITS];

  private final MoveStack stack;

  /** Of the root; killers are in the frames. */
  private final Frame top;

  /**
   * Beside the shared stack, place by place. A node owns the places of its own moves; its children
   * write above them, so what it weighed is still there when they return. The greatest weight is
   * the least key, for {@link Arrays#sort}.
   */
  private long[] keys = new long[256];

  /** Moves while they are sorted. */
  private int[] unsorted = new int[256];

  private int rootIndex;

  /** Small searches learn nothing, and would be over before 32 KB of history are wiped. */
  private boolean hasLearned = true;

  private @Nullable SearchHints hints;

  MoveOrder(MoveStack stack, Frame top) {
    this.stack = stack;
    this.top = top;
  }

  /** Forgets everything, for a search that begins. */
  void reset(@Nullable SearchHints offered) {
    hints = offered;
    if (hasLearned) {
      Arrays.fill(history, 0);
      top.forgetKillers();
      hasLearned = false;
    }
  }

  /**
   * Takes up the root's order for an iteration. Moves that tie at the root are mostly independent
   * of each other, so playing one after the other reaches the same positions whichever came first.
   * Tried early below a root move, they make its subtree answer those of the others from the table.
   * That halves what it costs to prove all ties at AI Wargame's start; now that ties are drawn by
   * rank and only few are proven, it is worth 2 % of nodes at most.
   */
  void loadTies(RootMoves root) {
    Arrays.fill(rootRank, (byte) 0);
    for (int i = 0; i < root.size(); i++) {
      if (root.isTied(i)) {
        rootRank[hash(root.move(i))] = (byte) Math.min(i + 1, MOST_ROOT_RANKS);
      }
    }
  }

  /** The index of the root move whose subtree is searched now. */
  void enterRootMove(int index) {
    rootIndex = index;
  }

  /**
   * Brings a move of a node to its front if it is there. A node that it cuts off need not weigh the
   * others.
   */
  boolean moveToFront(Frame node, int move) {
    int from = node.from;
    int end = stack.size();
    int at = from;
    while (at < end && stack.get(at) != move) {
      at++;
    }
    // The others move up by one and keep their order: a swap would bury a good one.
    for (int i = at; at < end && i > from; i--) {
      stack.swap(i, i - 1);
    }
    return at < end;
  }

  /** How early a move should be tried when nothing was searched yet. */
  static int initialWeight(SearchHints hints, int move) {
    int score = hints.orderingScore(move);
    if (hints.isQuiet(move)) {
      return score;
    }
    if (score > SearchHints.EVEN_SCORE) {
      return EARLY + score;
    }
    return score < SearchHints.POOR_SCORE ? LATE + score : score;
  }

  /** Gives each move of a node, from {@code from} to the top of the stack, its weight. */
  void weigh(Frame node, int from) {
    int end = stack.size();
    if (keys.length < end) {
      keys = Arrays.copyOf(keys, 2 * end);
      unsorted = new int[2 * end];
    }
    for (int i = from; i < end; i++) {
      int move = stack.get(i);
      int weight = move == node.tableMove ? TABLE_MOVE : weight(node, move);
      keys[i] = (long) -weight << 32;
    }
  }

  private int weight(Frame node, int move) {
    SearchHints told = hints;
    int killer = killerScore(node, move);
    if (told == null) {
      return quietWeight(node, move, killer, 0);
    }
    if (told.isQuiet(move)) {
      return quietWeight(node, move, killer, told.orderingScore(move));
    }
    int score = told.orderingScore(move);
    int early = Math.max(killer, score > SearchHints.EVEN_SCORE ? score : 0);
    if (early > 0) {
      return EARLY + early;
    }
    return score < SearchHints.POOR_SCORE
        ? LATE + score
        : HISTORY_WEIGHT * history[place(move, node.mover)];
  }

  private int quietWeight(Frame node, int move, int killer, int score) {
    int rank = node.mover == top.mover ? rootRank[hash(move)] : 0;
    // Only ties that come after this root move: their own turn is then answered from below here.
    if (node.ply == SECOND_MOVE_PLY && rank > rootIndex + 1) {
      return ROOT_TIE - rank;
    }
    if (killer > 0) {
      return EARLY + killer;
    }
    int learned = HISTORY_WEIGHT * history[place(move, node.mover)] + score;
    return rank > 0 ? learned + MOST_ROOT_RANKS - rank : learned;
  }

  private static int killerScore(Frame node, int move) {
    if (move == node.killer) {
      return KILLER_PROMISE + 1;
    }
    return move == node.olderKiller ? KILLER_PROMISE : 0;
  }

  /**
   * Brings the weightiest of the moves from {@code index} to {@code end} to {@code index}. One step
   * of a selection sort: most nodes are cut off within a few moves, so sorting all would be wasted.
   */
  int next(int index, int end) {
    int best = index;
    for (int i = index + 1; i < end; i++) {
      if (keys[i] < keys[best]) {
        best = i;
      }
    }
    if (best != index) {
      long key = keys[best];
      keys[best] = keys[index];
      keys[index] = key;
      stack.swap(best, index);
    }
    return stack.get(index);
  }

  /**
   * Brings all moves from {@code index} to {@code end} in order, where that many are tried. Of
   * equal weights the one listed last comes first, which in Grid Conflict saves 4 % of the nodes.
   */
  void sort(int index, int end) {
    for (int i = index; i < end; i++) {
      unsorted[i] = stack.get(i);
      keys[i] |= ~i & LISTED; // whose key it is
    }
    Arrays.sort(keys, index, end);
    for (int i = index; i < end; i++) {
      stack.set(i, unsorted[(int) (~keys[i] & LISTED)]);
    }
  }

  /** The move at {@code index} cut its node off; those of the node before it failed. */
  void learn(Frame node, int index) {
    hasLearned = true;
    int move = stack.get(index);
    if (node.killer != move) {
      node.olderKiller = node.killer;
      node.killer = move;
    }
    // Deep cuts save more nodes. Moves that failed before the cut lose as much as it gains.
    int change = Math.min(node.depth * node.depth, HISTORY_LIMIT);
    adjust(place(move, node.mover), change);
    for (int i = node.from; i < index; i++) {
      adjust(place(stack.get(i), node.mover), -change);
    }
  }

  /** Moves a history value towards plus or minus the limit, the slower the nearer it is. */
  private void adjust(int place, int change) {
    // What is added shrinks to nothing at the limit, so no value gets beyond.
    history[place] += change - history[place] * Math.abs(change) / HISTORY_LIMIT;
  }

  private static int place(int move, Side side) {
    return side.index() << HISTORY_BITS | hash(move);
  }

  private static int hash(int move) {
    return (move * 0x9e3779b9) >>> -HISTORY_BITS; // by the golden ratio; the upper bits mix best
  }
}
