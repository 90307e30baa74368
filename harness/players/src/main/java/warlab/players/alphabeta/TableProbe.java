package warlab.players.alphabeta;

import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;

/**
 * Asks the tables what a search knows of positions: an entry answers a node only at equal depth,
 * unless a switch allows deeper ones. Nodes just above the leaves, the most by far, have a small
 * table of their own that stays in the processor's cache; they are asked for again soon or never.
 * In the big table their look-ups took 40 % of the time.
 */
final class TableProbe {
  private static final long KEY_FACTOR = 0x9e3779b97f4a7c15L;

  private final SearchMeter meter;
  private final MoveStack stack;
  private final Frame top;
  private final TranspositionTable deep;
  private final TranspositionTable shallow;
  private final boolean deeperHits;
  private final boolean depthInTurns;
  private final int moveList;

  // Of the node whose children are probed, by the place of the move; overwritten by the next.
  private long[] childKeys = new long[64];
  private boolean[] sameMover = new boolean[64];

  TableProbe(Workspace workspace, boolean deeperHits, SearchSettings settings) {
    meter = workspace.meter;
    stack = workspace.stack;
    top = workspace.top;
    deep = workspace.deep;
    shallow = workspace.shallow;
    this.deeperHits = deeperHits;
    depthInTurns = settings.depthInTurns();
    moveList = settings.moveList();
  }

  /**
   * Scores depend on the root side, and those of finished games on the moves played, which a game
   * without a clock leaves out of its own key.
   */
  long key(Position position) {
    int context = 2 * position.movesPlayed() + top.mover.index();
    return position.listedKey(moveList) + context * KEY_FACTOR;
  }

  /**
   * Looks a node up by its key: {@code true}, and the score, where that is known as exactly as the
   * window asks. The move that was best, at whatever depth, may be known if not.
   */
  boolean probe(Frame node) {
    TranspositionTable table = tableFor(node.depth);
    int place = table.find(node.key);
    if (place == TranspositionTable.NONE) {
      // Two plies ago in the deepening this may have been just above the leaves.
      int before = node.depth == 3 ? shallow.find(node.key) : TranspositionTable.NONE;
      node.tableMove = before == TranspositionTable.NONE ? before : shallow.move(before);
      return false;
    }
    node.tableMove = table.move(place);
    node.score = table.score(place);
    if (!isDeep(table, place, node.depth)) {
      return false;
    }
    return switch (table.bound(place)) {
      case TranspositionTable.AT_LEAST -> node.score >= node.beta;
      case TranspositionTable.AT_MOST -> node.score <= node.alpha;
      default -> true;
    };
  }

  /**
   * Looks the children of a node up, by its moves at the top of the stack: {@code true}, and best
   * move and score, where one is known to reach {@code beta} (Schaeffer's enhanced transposition
   * cut-off). Saves 14 % of the nodes from AI Wargame's start at depth 10 and 4 % of middle games
   * at depth 7.
   */
  boolean probeChildren(Position position, Frame node) {
    int count = stack.size() - node.from;
    listKeys(position, node, count);
    for (int i = 0; i < count; i++) {
      if (probeChild(childKeys[i], sameMover[i], node)) {
        node.bestMove = stack.get(node.from + i);
        return true;
      }
    }
    return false;
  }

  /** Keys first, look-ups later: so close together the processor waits for many at once. */
  private void listKeys(Position position, Frame node, int count) {
    if (childKeys.length < count) {
      childKeys = new long[2 * count];
      sameMover = new boolean[2 * count];
    }
    for (int i = 0; i < count; i++) {
      position.play(stack.get(node.from + i));
      childKeys[i] = key(position);
      sameMover[i] = position.sideToMove() == node.mover;
      position.undo();
    }
  }

  /**
   * @param again whether the same side moves in the child: its score then passes unchanged
   */
  private boolean probeChild(long key, boolean again, Frame node) {
    int left = again && depthInTurns ? node.depth : node.depth - 1;
    TranspositionTable table = tableFor(left);
    int place = table.find(key);
    if (place == TranspositionTable.NONE) {
      return false;
    }
    // Seen from here, "at most" of the other side's view is "at least".
    int uselessBound = again ? TranspositionTable.AT_MOST : TranspositionTable.AT_LEAST;
    node.score = again ? table.score(place) : ~table.score(place);
    return node.score >= node.beta
        && table.bound(place) != uselessBound
        && isDeep(table, place, left);
  }

  /** Takes down what the window of a node found out, unless a limit made it up. */
  void store(Frame node) {
    if (meter.isStopped() || meter.isFlattening()) {
      return;
    }
    int upper = node.score > node.alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    int bound = node.score >= node.beta ? TranspositionTable.AT_LEAST : upper;
    tableFor(node.depth).store(node.key, node.depth, bound, node.score, node.bestMove);
  }

  /** The best move of a position, as far as it is known and legal. */
  int legalMove(Position position, int depth) {
    TranspositionTable table = tableFor(depth);
    int place = table.find(key(position));
    int best = place == TranspositionTable.NONE ? TranspositionTable.NONE : table.move(place);
    return best != TranspositionTable.NONE && position.whyIllegal(best) == null
        ? best
        : TranspositionTable.NONE;
  }

  private boolean isDeep(TranspositionTable table, int place, int depth) {
    int known = table.depth(place);
    return known == depth || (deeperHits && known > depth);
  }

  private TranspositionTable tableFor(int depth) {
    return depth == 1 ? shallow : deep;
  }
}
