package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.QuietMoves;
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

  /**
   * From this depth on all children are looked up in the table before one is searched. At 2 that
   * would save at most 4 % more nodes, and many more nodes would pay for the look-ups.
   */
  private static final int LOOKUP_DEPTH = 3;

  /**
   * So many moves are looked for one by one; where none of them cuts, the rest is sorted at once,
   * which in Grid Conflict saves a tenth of the time.
   */
  private static final int SELECTED = 2;

  /** Children of the root have come up in no other way yet. */
  private static final int LOOKUP_PLY = 2;

  private final SearchMeter meter;
  private final TableProbe table;
  private final Frontier frontier;
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
      Frontier frontier,
      @Nullable RandomTraversal traversal) {
    meter = workspace.meter;
    order = workspace.order;
    stack = workspace.stack;
    heuristic = settings.heuristic();
    moveList = settings.moveList();
    depthInTurns = settings.depthInTurns();
    this.table = table;
    this.traversal = traversal;
    this.frontier = frontier;
  }

  void begin(Position position) {
    rootSide = position.sideToMove();
    hints = position instanceof SearchHints offered ? offered : null;
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
   * TranspositionTable#NONE} where the table answers without one or a limit forbids to find it.
   */
  int findBestMove(Position position, int depth, int ply) {
    bestMove = TranspositionTable.NONE;
    search(position, position.sideToMove(), depth, LOWEST, Integer.MAX_VALUE, ply);
    return meter.isStopped() ? TranspositionTable.NONE : bestMove; // else it may be a descendant's
  }

  private int search(Position position, Side mover, int depth, int alpha, int beta, int ply) {
    // 1. Limits, finished games and leaves. What a stopped search returns is never looked at.
    if (!meter.visit()) {
      return Scores.DRAW;
    }
    if (position.isOver()) {
      return scoreLeaf(mover, Scores.ofFinished(position, rootSide), ply);
    }
    if (depth == 0 || meter.isFlattened(ply)) {
      return scoreLeaf(mover, meter.bounded(heuristic.evaluate(position, rootSide)), ply);
    }

    // 2. Nodes just above the leaves, the most by far, evaluate their children themselves.
    if (depth == 1 && frontier.applies()) {
      int score = frontier.search(position, mover, alpha, beta, ply);
      bestMove = frontier.bestMove();
      return score;
    }

    // 3. The table answers, or proposes a move. Its answers save a quarter of the nodes in AI
    //    Wargame and all but one of 350 in Grid Conflict, where moves in any order meet again.
    long key = table.key(position);
    if (table.probe(key, depth, alpha, beta)) {
      meter.countTableHit(ply);
      return table.score();
    }
    int tableMove = table.move();

    // 4. A child that the table knows cuts the node off, or the children are searched.
    int from = stack.size();
    int refuted = list(position, mover, depth, alpha);
    int score;
    if (depth >= LOOKUP_DEPTH
        && ply >= LOOKUP_PLY
        && table.probeChildren(position, mover, depth, beta, stack, from)) {
      score = cutByTable(ply);
    } else {
      score = expand(position, mover, depth, alpha, beta, ply, tableMove, from, refuted);
    }
    stack.truncate(from);
    table.store(key, depth, alpha, beta, score, bestMove);
    return score;
  }

  /** Lists the moves to search, and returns how many others need only be counted. */
  private int list(Position position, Side mover, int depth, int alpha) {
    int refuted = depth == 2 ? frontier.listUnrefuted(position, mover, alpha) : QuietMoves.NONE;
    if (refuted == QuietMoves.NONE) {
      position.listedMoves(moveList, stack);
      return 0;
    }
    return refuted;
  }

  private int scoreLeaf(Side mover, int rootScore, int ply) {
    meter.countEval(ply);
    return mover == rootSide ? rootScore : ~rootScore;
  }

  /** A child that the table knows cuts the node off: it counts as the one child visited. */
  private int cutByTable(int ply) {
    bestMove = table.move();
    if (meter.visit()) {
      meter.countTableHit(ply + 1);
    }
    return table.score();
  }

  /**
   * Searches the moves of an inner node until one cuts it off. Before each move {@code best} is the
   * score of those in {@code [from, i)} and below {@code beta}; the moves in {@code [i, end)} are
   * still in some order, and weighed once {@code i} has reached {@code weighed}. Children push
   * their moves above {@code end} and take them off again.
   */
  private int expand(
      Position position,
      Side mover,
      int depth,
      int alpha,
      int beta,
      int ply,
      int tableMove,
      int from,
      int refuted) {
    int weighed = arrange(from, tableMove, ply);
    int best = LOWEST;
    int leader = tableMove;
    double depthSum = 0;
    int visits = 0;
    int end = stack.size();
    for (int i = from; i < end && best < beta; i++) {
      // 1. The next move.
      if (i == weighed) {
        order.weigh(stack, i, tableMove, ply, mover.index(), hints);
      }
      if (i == weighed + SELECTED) {
        order.sort(stack, i, end);
      }
      boolean isSelected = i >= weighed && i < weighed + SELECTED;
      int move = isSelected ? order.next(stack, i, end) : stack.get(i);
      position.play(move);

      // 2. The first move gets the whole window. Of the others, most of which are worse, it is only
      //    asked whether they are better, and if so searched again; that saves 5 % of the nodes
      //    from AI Wargame's start at depth 10, and less in shallower searches.
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

      // 3. What it changes. A score of at most alpha is only a bound: when no move reaches the
      //    window, none proves better than the one known before.
      if (score > best) {
        best = score;
        leader = score > alpha ? move : leader;
        if (best >= beta) {
          order.learn(stack, from, i, ply, mover.index(), depth);
        }
      }
    }
    if (refuted > 0 && best < beta) {
      meter.visitRefuted(refuted, ply);
      depthSum += refuted * (ply + 2.0);
      visits += refuted;
      best = Math.max(best, frontier.refutedScore());
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
}
