package warlab.players.alphabeta;

import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;

/**
 * Asks the tables what a search knows of positions: an entry answers a node only at equal depth,
 * unless a switch allows deeper ones. Nodes just above the leaves, the most by far, have a small
 * table of their own that stays in the processor's cache; they are asked for again soon or never.
 * In the big table their look-ups took 40 % of the time.
 *
 * <p>What a probe finds is left in {@link #score} and {@link #move} until the next one.
 */
final class TableProbe {
  private static final long KEY_FACTOR = 0x9e3779b97f4a7c15L;

  private final SearchMeter meter;
  private final TranspositionTable deep;
  private final TranspositionTable shallow;
  private final boolean deeperHits;
  private final boolean depthInTurns;
  private final int moveList;

  // Of the node whose children are probed, by the place of the move; overwritten by the next.
  private long[] childKeys = new long[64];
  private boolean[] sameMover = new boolean[64];
  private int rootSide;
  private int score;
  private int move;

  TableProbe(Workspace workspace, boolean deeperHits, SearchSettings settings) {
    meter = workspace.meter;
    deep = workspace.deep;
    shallow = workspace.shallow;
    this.deeperHits = deeperHits;
    depthInTurns = settings.depthInTurns();
    moveList = settings.moveList();
  }

  void begin(Side side) {
    rootSide = side.index();
  }

  int score() {
    return score;
  }

  /**
   * The move that was best, at whatever depth; {@link TranspositionTable#NONE} if none is known.
   */
  int move() {
    return move;
  }

  /**
   * Scores depend on the root side, and those of finished games on the moves played, which a game
   * without a clock leaves out of its own key.
   */
  long key(Position position) {
    int context = 2 * position.movesPlayed() + rootSide;
    return position.listedKey(moveList) + context * KEY_FACTOR;
  }

  /**
   * Looks a position up: {@code true} where its score is known as exactly as the window asks. The
   * move may be known if not.
   */
  boolean probe(long key, int depth, int alpha, int beta) {
    TranspositionTable table = tableFor(depth);
    int place = table.find(key);
    if (place == TranspositionTable.NONE) {
      // Two plies ago in the deepening this may have been just above the leaves.
      int before = depth == 3 ? shallow.find(key) : TranspositionTable.NONE;
      move = before == TranspositionTable.NONE ? TranspositionTable.NONE : shallow.move(before);
      return false;
    }
    move = table.move(place);
    score = table.score(place);
    if (!isDeep(table, place, depth)) {
      return false;
    }
    return switch (table.bound(place)) {
      case TranspositionTable.AT_LEAST -> score >= beta;
      case TranspositionTable.AT_MOST -> score <= alpha;
      default -> true;
    };
  }

  /**
   * Looks the children up, by the moves from {@code from} to the top of the stack: {@code true}
   * where one is known to reach {@code beta} (Schaeffer's enhanced transposition cut-off). Saves 14
   * % of the nodes from AI Wargame's start at depth 10 and 4 % of middle games at depth 7.
   */
  boolean probeChildren(
      Position position, Side mover, int depth, int beta, MoveStack stack, int from) {
    int count = stack.size() - from;
    listKeys(position, mover, stack, from, count);
    for (int i = 0; i < count; i++) {
      if (probeChild(childKeys[i], sameMover[i], depth, beta)) {
        move = stack.get(from + i);
        return true;
      }
    }
    return false;
  }

  /** Keys first, look-ups later: so close together the processor waits for many at once. */
  private void listKeys(Position position, Side mover, MoveStack stack, int from, int count) {
    if (childKeys.length < count) {
      childKeys = new long[2 * count];
      sameMover = new boolean[2 * count];
    }
    for (int i = 0; i < count; i++) {
      position.play(stack.get(from + i));
      childKeys[i] = key(position);
      sameMover[i] = position.sideToMove() == mover;
      position.undo();
    }
  }

  /**
   * @param again whether the same side moves in the child: its score then passes unchanged
   */
  private boolean probeChild(long key, boolean again, int depth, int beta) {
    int left = again && depthInTurns ? depth : depth - 1;
    TranspositionTable table = tableFor(left);
    int place = table.find(key);
    if (place == TranspositionTable.NONE) {
      return false;
    }
    // Seen from here, "at most" of the other side's view is "at least".
    int uselessBound = again ? TranspositionTable.AT_MOST : TranspositionTable.AT_LEAST;
    score = again ? table.score(place) : ~table.score(place);
    return score >= beta && table.bound(place) != uselessBound && isDeep(table, place, left);
  }

  /** Takes down what a window found out, unless a limit made it up. */
  void store(long key, int depth, int alpha, int beta, int found, int bestMove) {
    if (meter.isStopped() || meter.isFlattening()) {
      return;
    }
    int upper = found > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    int bound = found >= beta ? TranspositionTable.AT_LEAST : upper;
    tableFor(depth).store(key, depth, bound, found, bestMove);
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
