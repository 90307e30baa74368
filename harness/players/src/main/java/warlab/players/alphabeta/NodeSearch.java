package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.tree.RandomTraversal;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;

/**
 * Searches the nodes below the root. A node's score is kept in the view of its side to move: leaves
 * are evaluated in the root side's view, whatever the heuristic, and complemented where the other
 * side moves, so a child's score passes unchanged when the same side moves again and as {@code
 * ~score} otherwise. That is exact minimax for heuristics that are not antisymmetric too.
 */
final class NodeSearch {
  private static final int LOWEST = Integer.MIN_VALUE;

  /** From this depth on it pays to look all children up in the table before searching one. */
  private static final int LOOKUP_DEPTH = 3;

  /** Children of the root have come up in no other way yet. */
  private static final int LOOKUP_PLY = 2;

  private final SearchMeter meter;
  private final TableProbe table;
  private final @Nullable Frontier frontier;
  private final MoveOrder order;
  private final MoveStack stack;
  private final Heuristic heuristic;
  private final int moveList;
  private final boolean depthInTurns;
  private final @Nullable RandomTraversal traversal;

  private @Nullable SearchHints hints;
  private Side rootSide = Side.FIRST;

  /** Of the node finished last. */
  private int bestMove = TranspositionTable.NONE;

  /**
   * @param traversal shuffles the moves of every node; {@code null}: the most promising first
   */
  NodeSearch(
      SearchSettings settings,
      Workspace workspace,
      TableProbe table,
      @Nullable RandomTraversal traversal) {
    meter = workspace.meter;
    order = workspace.order;
    stack = workspace.stack;
    heuristic = settings.heuristic();
    moveList = settings.moveList();
    depthInTurns = settings.depthInTurns();
    this.table = table;
    this.traversal = traversal;
    frontier = traversal == null && !depthInTurns ? new Frontier(settings, workspace) : null;
  }

  void begin(Position position) {
    rootSide = position.sideToMove();
    hints = position instanceof SearchHints offered ? offered : null;
    if (frontier != null) {
      frontier.begin(position);
    }
  }

  /** Whether a move of the root at this depth leads just above the leaves. */
  boolean isFrontierBelow(int depth) {
    return depth == 2 && frontier != null;
  }

  /** Searches a position that {@code mover} has just moved to; the score is in the mover's view. */
  int searchChild(Position position, Side mover, int depth, int alpha, int beta, int ply) {
    Side next = position.sideToMove();
    return next == mover
        ? search(position, next, depthInTurns ? depth : depth - 1, alpha, beta, ply)
        : ~search(position, next, depth - 1, ~beta, ~alpha, ply);
  }

  /**
   * The best move of an unfinished position so many moves from the root; {@link
   * TranspositionTable#NONE} where the table answers without one.
   */
  int findBestMove(Position position, int depth, int ply) {
    bestMove = TranspositionTable.NONE;
    search(position, position.sideToMove(), depth, LOWEST, Integer.MAX_VALUE, ply);
    return bestMove;
  }

  private int search(Position position, Side mover, int depth, int alpha, int beta, int ply) {
    if (!meter.visit()) {
      return Scores.DRAW;
    }
    if (position.isOver()) {
      return scoreLeaf(mover, Scores.ofFinished(position, rootSide), ply);
    }
    if (depth == 0 || meter.isFlattened(ply)) {
      return scoreLeaf(mover, heuristic.evaluate(position, rootSide), ply);
    }
    if (depth == 1 && frontier != null) {
      return searchFrontier(frontier, position, mover, alpha, beta, ply);
    }
    long key = table.key(position);
    if (table.probe(key, depth, alpha, beta)) {
      meter.countTableHit(ply);
      return table.score();
    }
    int tableMove = table.move();
    int from = stack.size();
    position.listedMoves(moveList, stack);
    int score;
    if (depth >= LOOKUP_DEPTH
        && ply >= LOOKUP_PLY
        && table.probeChildren(position, mover, depth, beta, stack, from)) {
      score = cutByTable(ply);
    } else {
      score = expand(position, mover, depth, alpha, beta, ply, tableMove, from);
    }
    stack.truncate(from);
    remember(key, depth, alpha, beta, score);
    return score;
  }

  private int scoreLeaf(Side mover, int rootScore, int ply) {
    meter.countEval(ply);
    return mover == rootSide ? rootScore : ~rootScore;
  }

  /**
   * A node just above the leaves. Those that a quiet move cuts off are the most, and cost less than
   * to look them up; children of the root of so shallow a search come up only once.
   */
  private int searchFrontier(
      Frontier leaves, Position position, Side mover, int alpha, int beta, int ply) {
    if (leaves.tryQuietCutoff(position, mover, beta) || ply == 1) {
      int score = leaves.search(position, mover, beta, ply, TranspositionTable.NONE);
      bestMove = leaves.bestMove();
      return score;
    }
    long key = table.key(position);
    if (table.probe(key, 1, alpha, beta)) {
      meter.countTableHit(ply);
      return table.score();
    }
    int score = leaves.search(position, mover, beta, ply, table.move());
    bestMove = leaves.advice(alpha, beta);
    remember(key, 1, LOWEST, beta, score); // where no leaf cut, all were seen: it is exact
    return score;
  }

  /** A child that the table knows cuts the node off: it counts as the one child visited. */
  private int cutByTable(int ply) {
    bestMove = table.move();
    if (meter.visit()) {
      meter.countTableHit(ply + 1);
    }
    return table.score();
  }

  /** Searches the moves of an inner node until one cuts it off. */
  private int expand(
      Position position,
      Side mover,
      int depth,
      int alpha,
      int beta,
      int ply,
      int tableMove,
      int from) {
    int weighed = arrange(from, tableMove, ply);
    int best = LOWEST;
    int leader = tableMove;
    double depthSum = 0;
    int visits = 0;
    int end = stack.size();
    for (int i = from; i < end && best < beta; i++) {
      if (i == weighed) {
        order.weigh(stack, i, tableMove, ply, mover.index(), hints);
      }
      int move = i < weighed ? stack.get(i) : order.next(stack, i, end);
      position.play(move);
      int low = Math.max(alpha, best);
      int high = i == from ? beta : low + 1;
      int score = searchChild(position, mover, depth, low, high, ply + 1);
      if (score >= high && score < beta) {
        depthSum += meter.meanDepth();
        visits++;
        score = searchChild(position, mover, depth, low, beta, ply + 1);
      }
      position.undo();
      if (meter.isStopped()) {
        return best;
      }
      depthSum += meter.meanDepth();
      visits++;
      if (score > best) {
        best = score;
        // When no move reaches the window, none proves better than the one known before.
        leader = score > alpha ? move : leader;
        if (best >= beta) {
          order.learn(stack, from, i, ply, mover.index(), depth);
        }
      }
    }
    meter.leave(depthSum, visits);
    bestMove = leader;
    return best;
  }

  /**
   * Brings the table's move to the front, or a killer where none is known, and returns from where
   * on moves must be weighed: a node that the first move cuts off needs no weights, which saves a
   * sixth of the time at depth 4.
   */
  private int arrange(int from, int tableMove, int ply) {
    if (traversal != null) {
      traversal.shuffle(stack, from);
      return stack.size();
    }
    boolean brought =
        tableMove == TranspositionTable.NONE
            ? order.moveKillerToFront(stack, from, ply)
            : order.moveToFront(stack, from, tableMove);
    return brought ? from + 1 : from;
  }

  /** Takes a finished node down, with the move that {@link #bestMove} holds. */
  private void remember(long key, int depth, int alpha, int beta, int score) {
    if (!meter.isStopped() && !meter.isFlattening()) {
      table.store(key, depth, alpha, beta, score, bestMove);
    }
  }
}
