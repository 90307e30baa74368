package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveGains;
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
 * the counters describe the tree and not how it was computed. Games at depth 2 take a third of the
 * time since these nodes have a path of their own.
 */
final class Frontier {
  private static final int LOWEST = Integer.MIN_VALUE;
  private static final int HIGHEST = Integer.MAX_VALUE;

  /**
   * So many moves are tried in order; where none of them cuts, hardly any does. One saves 1 % of
   * nodes less than eight, and all of them nothing more.
   */
  private static final int ORDERED = 8;

  private final SearchMeter meter;
  private final TableProbe table;
  private final MoveStack stack;
  private final MoveOrder order;
  private final Heuristic heuristic;
  private final int moveList;
  private final boolean applies;
  private final boolean[] takesQuietAsOne = new boolean[2];

  private final @Nullable MoveGains gains;

  private @Nullable SearchHints hints;
  private boolean isWeighed;
  private @Nullable QuietMoves quietMoves;
  private Side rootSide = Side.FIRST;

  // The node being searched. One set is enough, for nothing below it is searched by this class.
  private int quietMove;
  private int quietScore;

  /** What the heuristic adds gains to, in the root side's view; or untold. */
  private int base;

  private int best;
  private int bestMove;

  /** Of the node two above the leaves that was asked about last. */
  private int refutedScore;

  /**
   * @param applies whether nodes just above the leaves are searched here
   */
  Frontier(SearchSettings settings, Workspace workspace, TableProbe table, boolean applies) {
    this.applies = applies;
    meter = workspace.meter;
    stack = workspace.stack;
    order = workspace.order;
    this.table = table;
    heuristic = settings.heuristic();
    moveList = settings.moveList();
    gains = heuristic instanceof MoveGains offered ? offered : null;
  }

  void begin(Position root) {
    rootSide = root.sideToMove();
    hints = root instanceof SearchHints offered ? offered : null;
    isWeighed = hints == null || !hints.listsBestFirst();
    quietMoves = root instanceof QuietMoves offered && moveList == 0 && applies ? offered : null;
    for (Side side : Side.values()) {
      takesQuietAsOne[side.index()] = quietMoves != null && !heuristic.tellsQuietMovesApart(side);
    }
  }

  /**
   * What to try first in the node searched last, should it come up again; {@link
   * TranspositionTable#NONE} where the table answered or any quiet move will do.
   */
  int bestMove() {
    return bestMove;
  }

  /**
   * The score of each quiet move of a node two above the leaves as far as some quiet answer shows,
   * in the mover's view: it is no better. {@link Integer#MAX_VALUE} where that is not known, or
   * above {@code bound}.
   */
  int scoreOfQuietPair(Position position, Side mover, int bound) {
    QuietMoves offered = quietMoves;
    MoveGains told = gains;
    if (offered == null || told == null || !takesQuietAsOne() || meter.isFlattening()) {
      return HIGHEST;
    }
    int rootScore = told.baseOfTwo(position, rootSide);
    int score = rootScore == MoveGains.UNTOLD ? HIGHEST : seen(mover, rootScore);
    return score <= bound && offered.isQuietAnswered() ? score : HIGHEST;
  }

  /**
   * Lists the moves of a node two above the leaves, less those that a quiet answer keeps from
   * exceeding {@code alpha}: they need only be counted, and cannot cut the node off.
   *
   * @return how many are left out; {@link QuietMoves#NONE}, and nothing listed, where that is not
   *     known of any
   */
  int listUnrefuted(Position position, Side mover, int alpha) {
    QuietMoves offered = quietMoves;
    refutedScore = scoreOfQuietPair(position, mover, alpha);
    return offered == null || refutedScore == HIGHEST
        ? QuietMoves.NONE
        : offered.unansweredMoves(stack);
  }

  /** The score of those left out last, as far as their answers show. */
  int refutedScore() {
    return refutedScore;
  }

  boolean applies() {
    return applies;
  }

  /** Whether quiet moves of both sides are alike to the heuristic. */
  boolean takesQuietAsOne() {
    return takesQuietAsOne[0] && takesQuietAsOne[1];
  }

  boolean isQuiet(int move) {
    return hints != null && hints.isQuiet(move);
  }

  /**
   * Searches an unfinished position that was visited already.
   *
   * @param ply of the node, not of its leaves
   * @return the best score, in the view of {@code mover}
   */
  int search(Position position, Side mover, int alpha, int beta, int ply) {
    // 1. Most nodes are cut off by a quiet move, which costs less than to look them up. Children of
    //    the root of so shallow a search come up only once.
    if (tryQuietCutoff(position, mover, beta) || ply == 1) {
      return searchLeaves(position, mover, beta, ply, TranspositionTable.NONE);
    }
    // 2. The table answers, or proposes a move.
    long key = table.key(position);
    if (table.probe(key, 1, alpha, beta)) {
      bestMove = TranspositionTable.NONE;
      meter.countTableHit(ply);
      return table.score();
    }
    // 3. The leaves.
    int score = searchLeaves(position, mover, beta, ply, table.move());
    // 4. Where no leaf cut, all were seen and the score is exact, whatever alpha was. A quiet move
    //    stands for many as good and is worth remembering only in the expected line.
    boolean isExpected = best > alpha && best < beta;
    bestMove = isExpected || bestMove != quietMove ? bestMove : TranspositionTable.NONE;
    table.store(key, 1, LOWEST, beta, score, bestMove);
    return score;
  }

  /**
   * Evaluates a quiet move, where one stands for all, and says whether it reaches {@code beta}.
   * Nothing is counted before {@link #searchLeaves} takes the score up.
   */
  private boolean tryQuietCutoff(Position position, Side mover, int beta) {
    QuietMoves offered = quietMoves;
    quietMove = QuietMoves.NONE;
    if (offered == null || !takesQuietAsOne[mover.index()]) {
      return false;
    }
    quietMove = offered.anyQuietMove();
    if (quietMove == QuietMoves.NONE) {
      return false;
    }
    enter(position);
    quietScore =
        base == MoveGains.UNTOLD ? scorePlayed(position, mover, quietMove) : seen(mover, base);
    return quietScore >= beta;
  }

  /** Prepares for {@link #scoreAfter} the moves of a position. */
  void enter(Position position) {
    MoveGains told = gains;
    base = told == null ? MoveGains.UNTOLD : told.base(position, rootSide);
  }

  /** Evaluates moves until one reaches {@code beta}. */
  private int searchLeaves(Position position, Side mover, int beta, int ply, int tableMove) {
    int from = stack.size();
    QuietMoves offered = quietMoves;
    if (offered == null || quietMove == QuietMoves.NONE) {
      searchEach(position, mover, beta, ply, tableMove);
    } else {
      searchAlike(position, mover, beta, ply, offered);
    }
    stack.truncate(from);
    return best;
  }

  private void searchEach(Position position, Side mover, int beta, int ply, int tableMove) {
    enter(position);
    best = LOWEST;
    bestMove = TranspositionTable.NONE;
    int from = stack.size();
    position.listedMoves(moveList, stack);
    int end = stack.size();
    // As in NodeSearch.expand: what cuts at once saves weighing the rest.
    int tried = order.moveKillerToFront(stack, from, ply) ? from + 1 : from;
    int weighed = isWeighed ? tried : end;
    for (int i = from; i < end && meter.visitLeaves(1, ply + 1); i++) {
      if (i == weighed) {
        order.weigh(stack, i, tableMove, ply, mover.index(), hints);
      }
      boolean inOrder = i >= weighed && i < from + ORDERED;
      int move = inOrder ? order.next(stack, i, end) : stack.get(i);
      note(move, scoreAfter(position, mover, move));
      if (best >= beta) {
        order.learn(stack, from, i, ply, mover.index(), 1);
        return;
      }
    }
  }

  /**
   * One quiet move for all, then what may be better; the other moves are only counted. Counting
   * comes last and at once: should a limit refuse a leaf, the score is of no use anyway.
   */
  private void searchAlike(Position position, Side mover, int beta, int ply, QuietMoves offered) {
    best = quietScore;
    bestMove = quietMove;
    int leaves = 1;
    if (best < beta) {
      int from = stack.size();
      int alike = offered.otherMoves(stack);
      int end = stack.size();
      int at = from;
      while (at < end && best < beta) {
        int move = stack.get(at++);
        note(move, scoreAfter(position, mover, move));
      }
      leaves = at - from + (best < beta ? alike : 1);
    }
    meter.visitLeaves(leaves, ply + 1);
  }

  /** The score after a move, which is played only where the heuristic cannot tell. */
  int scoreAfter(Position position, Side mover, int move) {
    MoveGains told = gains;
    if (told != null && base != MoveGains.UNTOLD) {
      int gain = told.gain(position, move, rootSide);
      if (gain != MoveGains.UNTOLD) {
        return seen(mover, base + gain);
      }
    }
    return scorePlayed(position, mover, move);
  }

  /** An estimate of the root side as the mover sees it. */
  private int seen(Side mover, int rootScore) {
    int bounded = meter.bounded(rootScore);
    return mover == rootSide ? bounded : ~bounded;
  }

  private void note(int move, int score) {
    if (score > best) {
      best = score;
      bestMove = move;
    }
  }

  private int scorePlayed(Position position, Side mover, int move) {
    position.play(move);
    int rootScore =
        position.isOver()
            ? Scores.ofFinished(position, rootSide)
            : meter.bounded(heuristic.evaluate(position, rootSide));
    position.undo();
    return mover == rootSide ? rootScore : ~rootScore;
  }
}
