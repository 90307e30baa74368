package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.QuietMoves;
import warlab.games.Scores;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;

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
  private final int moveList;
  private final boolean[] takesQuietAsOne = new boolean[2];

  private @Nullable SearchHints hints;
  private @Nullable QuietMoves quietMoves;
  private Side rootSide = Side.FIRST;

  private int quietMove;
  private int quietScore;
  private int best;
  private int bestMove;
  private int leaves;

  Frontier(SearchSettings settings, Workspace workspace) {
    meter = workspace.meter;
    stack = workspace.stack;
    order = workspace.order;
    heuristic = settings.heuristic();
    moveList = settings.moveList();
  }

  void begin(Position root) {
    rootSide = root.sideToMove();
    hints = root instanceof SearchHints offered ? offered : null;
    quietMoves = root instanceof QuietMoves offered && moveList == 0 ? offered : null;
    for (Side side : Side.values()) {
      takesQuietAsOne[side.index()] = quietMoves != null && !heuristic.tellsQuietMovesApart(side);
    }
  }

  /** The best move of the node searched last. */
  int bestMove() {
    return bestMove;
  }

  /** The best move unless many are as good; in the expected line any of those will do. */
  int advice(int alpha, int beta) {
    boolean isExpected = best > alpha && best < beta;
    return isExpected || bestMove != quietMove ? bestMove : TranspositionTable.NONE;
  }

  /**
   * Begins with a node: whether a quiet move is seen to reach {@code beta}, before anything else is
   * known of it. Nothing is counted yet.
   */
  boolean tryQuietCutoff(Position position, Side mover, int beta) {
    QuietMoves offered = quietMoves;
    quietMove = QuietMoves.NONE;
    if (offered == null || !takesQuietAsOne[mover.index()]) {
      return false;
    }
    quietMove = offered.anyQuietMove();
    if (quietMove == QuietMoves.NONE) {
      return false;
    }
    quietScore = score(position, mover, quietMove);
    return quietScore >= beta;
  }

  /**
   * Evaluates the moves of the node begun with until one reaches {@code beta}.
   *
   * @param ply of the node, not of its leaves
   * @return the best score, in the view of {@code mover}
   */
  int search(Position position, Side mover, int beta, int ply, int tableMove) {
    best = Integer.MIN_VALUE;
    bestMove = TranspositionTable.NONE;
    leaves = 0;
    int from = stack.size();
    QuietMoves offered = quietMoves;
    if (offered == null || quietMove == QuietMoves.NONE) {
      searchEach(position, mover, beta, ply, tableMove);
    } else {
      searchAlike(position, mover, beta, ply, offered);
    }
    stack.truncate(from);
    if (!meter.isStopped()) {
      meter.leave((double) leaves * (ply + 1), leaves);
    }
    return best;
  }

  private void searchEach(Position position, Side mover, int beta, int ply, int tableMove) {
    int from = stack.size();
    position.listedMoves(moveList, stack);
    int end = stack.size();
    int weighed = order.moveKillerToFront(stack, from, ply) ? from + 1 : from;
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

  /** One quiet move for all, then what is not quiet; the other quiet moves are only counted. */
  private void searchAlike(Position position, Side mover, int beta, int ply, QuietMoves offered) {
    if (!meter.visit()) {
      return;
    }
    note(quietMove, quietScore, ply);
    if (best >= beta) {
      return;
    }
    int from = stack.size();
    int quiets = offered.otherMoves(stack);
    for (int i = from; i < stack.size(); i++) {
      if (!visit(position, mover, stack.get(i), ply) || best >= beta) {
        return;
      }
    }
    leaves += quiets - 1;
    meter.visitLeaves(quiets - 1, ply + 1);
  }

  /** Evaluates the position after a move; {@code false} when a limit forbids it. */
  private boolean visit(Position position, Side mover, int move, int ply) {
    if (!meter.visit()) {
      return false;
    }
    note(move, score(position, mover, move), ply);
    return true;
  }

  private void note(int move, int score, int ply) {
    meter.countEval(ply + 1);
    leaves++;
    if (score > best) {
      best = score;
      bestMove = move;
    }
  }

  private int score(Position position, Side mover, int move) {
    position.play(move);
    int rootScore =
        position.isOver()
            ? Scores.ofFinished(position, rootSide)
            : heuristic.evaluate(position, rootSide);
    position.undo();
    return mover == rootSide ? rootScore : ~rootScore;
  }
}
