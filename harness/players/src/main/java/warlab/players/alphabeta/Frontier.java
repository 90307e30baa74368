package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.tree.SearchMeter;

/**
 * Searches the nodes whose children are all leaves: most of a tree. Where the heuristic does not
 * tell quiet moves apart, one of them is evaluated for all; they still count one by one, so that
 * the counters describe the tree and not how it was computed.
 */
final class Frontier {
  /** So many moves are tried in order; where none of them cuts, hardly any does. */
  private static final int ORDERED = 8;

  private final SearchMeter meter;
  private final MoveStack stack;
  private final MoveOrder order;
  private final Heuristic heuristic;

  private @Nullable SearchHints hints;
  private Side rootSide = Side.FIRST;

  private int best;
  private int bestMove;
  private int leaves;
  private boolean oneOfMany;

  Frontier(SearchMeter meter, MoveStack stack, MoveOrder order, Heuristic heuristic) {
    this.meter = meter;
    this.stack = stack;
    this.order = order;
    this.heuristic = heuristic;
  }

  void begin(@Nullable SearchHints hintsOfGame, Side side) {
    hints = hintsOfGame;
    rootSide = side;
  }

  /** The best move of the node searched last. */
  int bestMove() {
    return bestMove;
  }

  /** The best move unless many are as good; in the expected line any of those will do. */
  int advice(int alpha, int beta) {
    boolean isExpected = best > alpha && best < beta;
    return isExpected || !oneOfMany ? bestMove : TranspositionTable.NONE;
  }

  /**
   * Evaluates the moves from {@code from} to the top of the stack until one reaches {@code beta}.
   *
   * @param ply of the node, not of its leaves
   * @return the best score, in the view of {@code mover}
   */
  int search(Position position, Side mover, int beta, int ply, int from, int tableMove) {
    best = Integer.MIN_VALUE;
    bestMove = TranspositionTable.NONE;
    leaves = 0;
    oneOfMany = false;
    SearchHints known = hints;
    int quiet = stack.size();
    if (known != null && !heuristic.tellsQuietMovesApart(mover)) {
      quiet = firstQuiet(from, known);
    }
    if (known == null || quiet == stack.size()) {
      searchEach(position, mover, beta, ply, from, tableMove);
    } else {
      searchAlike(position, mover, beta, ply, from, quiet, known);
    }
    if (!meter.isStopped()) {
      meter.leave((double) leaves * (ply + 1), leaves);
    }
    return best;
  }

  private void searchEach(
      Position position, Side mover, int beta, int ply, int from, int tableMove) {
    int end = stack.size();
    int weighed = order.bringKiller(stack, from, ply) ? from + 1 : from;
    for (int i = from; i < end; i++) {
      if (i == weighed) {
        order.weigh(stack, i, tableMove, ply, mover.index(), hints);
      }
      boolean inOrder = i >= weighed && i < from + ORDERED;
      if (!visit(position, mover, inOrder ? order.next(stack, i, end) : stack.get(i), ply)) {
        return;
      }
      if (best >= beta) {
        order.learn(stack, from, i, ply, mover.index(), 1);
        return;
      }
    }
  }

  /** One quiet move for all, then what should gain something, then the rest. */
  private void searchAlike(
      Position position, Side mover, int beta, int ply, int from, int quiet, SearchHints known) {
    int end = stack.size();
    visit(position, mover, stack.get(quiet), ply);
    if (isOpen(beta)) {
      int quiets = pushNoisy(from, end, known);
      int late = searchEarly(position, mover, beta, ply, end);
      if (isOpen(beta)) {
        count(quiets - 1, ply);
      }
      for (int i = late; i < stack.size() && isOpen(beta); i++) {
        visit(position, mover, stack.get(i), ply);
      }
    }
    stack.truncate(end);
    oneOfMany = bestMove == stack.get(quiet);
  }

  private boolean isOpen(int beta) {
    return best < beta && !meter.isStopped();
  }

  private int firstQuiet(int from, SearchHints known) {
    int i = from;
    while (i < stack.size() && !known.isQuiet(stack.get(i))) {
      i++;
    }
    return i;
  }

  /**
   * Puts the moves that are not quiet on top of the stack and returns how many others there are.
   */
  private int pushNoisy(int from, int end, SearchHints known) {
    for (int i = from; i < end; i++) {
      int move = stack.get(i);
      if (!known.isQuiet(move)) {
        stack.push(move);
        order.weighByPromise(stack.size() - 1, known.promise(move));
      }
    }
    return 2 * end - from - stack.size();
  }

  /** Searches what should gain something, best first, and returns where the others begin. */
  private int searchEarly(Position position, Side mover, int beta, int ply, int from) {
    int end = stack.size();
    int i = from;
    while (i < end && isOpen(beta)) {
      int move = order.next(stack, i, end);
      if (order.weight(i) <= SearchHints.EVEN_PROMISE) {
        break;
      }
      visit(position, mover, move, ply);
      i++;
    }
    return i;
  }

  private void count(int quiets, int ply) {
    leaves += quiets;
    meter.visitLeaves(quiets, ply + 1);
  }

  /** Evaluates the position after a move; {@code false} when a limit forbids it. */
  private boolean visit(Position position, Side mover, int move, int ply) {
    if (!meter.visit()) {
      return false;
    }
    position.play(move);
    int rootScore =
        position.isOver()
            ? Scores.ofFinished(position, rootSide)
            : heuristic.evaluate(position, rootSide);
    position.undo();
    meter.eval(ply + 1);
    leaves++;
    int score = mover == rootSide ? rootScore : ~rootScore;
    if (score > best) {
      best = score;
      bestMove = move;
    }
    return true;
  }
}
