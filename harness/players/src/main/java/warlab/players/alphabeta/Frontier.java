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

  private Side rootSide = Side.FIRST; // of the search; read for every leaf
  private @Nullable SearchHints hints;
  private boolean isWeighed;
  private @Nullable QuietMoves quietMoves;

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
   * Whether some quiet answer keeps each quiet move of a node two above the leaves from exceeding
   * {@code alpha}; the node then knows their score, as far as that shows.
   */
  boolean refutesQuiet(Position position, Frame node) {
    QuietMoves offered = quietMoves;
    MoveGains told = gains;
    if (offered == null || told == null || !takesQuietAsOne() || meter.isFlattening()) {
      return false;
    }
    int rootScore = told.baseOfTwo(position, rootSide);
    if (rootScore == MoveGains.UNTOLD) {
      return false;
    }
    node.refutedScore = seen(node.mover, rootScore);
    return node.refutedScore <= node.alpha && offered.isQuietAnswered();
  }

  /**
   * Lists the moves of a node two above the leaves, less those that a quiet answer keeps from
   * exceeding {@code alpha}: they need only be counted, and cannot cut the node off.
   */
  void listUnrefuted(Position position, Frame node) {
    QuietMoves offered = quietMoves;
    if (node.depth == 2 && offered != null && refutesQuiet(position, node)) {
      node.refuted = offered.unansweredMoves(stack);
    } else {
      node.refuted = 0;
      position.listedMoves(moveList, stack);
    }
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

  /** Searches an unfinished position that was visited already. */
  int search(Position position, Frame node) {
    // 1. Most nodes are cut off by a quiet move, which costs less than to look them up. Children of
    //    the root of so shallow a search come up only once.
    int quiet = quietMove(node);
    int base = quiet == QuietMoves.NONE ? MoveGains.UNTOLD : base(position);
    int quietScore =
        quiet == QuietMoves.NONE ? Frame.LOWEST : scoreQuiet(position, node, base, quiet);
    node.endAt(node.ply + 1);
    if (quietScore >= node.beta) {
      node.bestMove = quiet;
      meter.visitLeaves(1, node.ply + 1);
      return quietScore;
    }
    node.tableMove = TranspositionTable.NONE;
    if (node.ply == 1) {
      return searchLeaves(position, node, base, quiet, quietScore);
    }
    // 2. The table answers, or proposes a move.
    node.key = table.key(position);
    if (table.probe(node)) {
      node.bestMove = TranspositionTable.NONE;
      meter.countTableHit();
      node.endAt(node.ply);
      return node.score;
    }
    // 3. The leaves.
    node.score = searchLeaves(position, node, base, quiet, quietScore);
    // 4. A quiet move stands for many as good and is worth remembering only in the expected line.
    boolean isExpected = node.score > node.alpha && node.score < node.beta;
    if (!isExpected && node.bestMove == quiet) {
      node.bestMove = TranspositionTable.NONE;
    }
    // Where no leaf cut, all were seen and the score is exact, whatever alpha was.
    node.alpha = Frame.LOWEST;
    table.store(node);
    return node.score;
  }

  /** A quiet move that stands for all, where there is one. */
  private int quietMove(Frame node) {
    QuietMoves offered = quietMoves;
    return offered != null && takesQuietAsOne[node.mover.index()]
        ? offered.anyQuietMove()
        : QuietMoves.NONE;
  }

  private int scoreQuiet(Position position, Frame node, int base, int quiet) {
    return base == MoveGains.UNTOLD
        ? scorePlayed(position, node.mover, quiet)
        : seen(node.mover, base);
  }

  /** What {@link #scoreAfter} adds the gains of moves to, or untold. */
  int base(Position position) {
    MoveGains told = gains;
    return told == null ? MoveGains.UNTOLD : told.base(position, rootSide);
  }

  /** Evaluates moves until one reaches {@code beta}. */
  private int searchLeaves(Position position, Frame node, int base, int quiet, int quietScore) {
    QuietMoves offered = quietMoves;
    node.from = stack.size();
    node.bestMove = quiet;
    int score =
        offered == null || quiet == QuietMoves.NONE
            ? searchEach(position, node)
            : searchAlike(position, node, base, quietScore, offered);
    stack.truncate(node.from);
    return score;
  }

  private int searchEach(Position position, Frame node) {
    int base = base(position);
    int best = Frame.LOWEST;
    int from = node.from;
    int beta = node.beta;
    Side mover = node.mover;
    position.listedMoves(moveList, stack);
    int end = stack.size();
    // As in NodeSearch.expand: what cuts at once saves weighing the rest.
    int tried = order.moveToFront(node, node.killer) ? from + 1 : from;
    int weighed = isWeighed ? tried : end;
    for (int i = from; i < end && meter.visitLeaves(1, node.ply + 1); i++) {
      if (i == weighed) {
        order.weigh(node, i);
      }
      boolean inOrder = i >= weighed && i < from + ORDERED;
      int move = inOrder ? order.next(i, end) : stack.get(i);
      int score = scoreAfter(position, mover, base, move);
      if (score > best) {
        best = score;
        node.bestMove = move;
        if (best >= beta) {
          order.learn(node, i);
          return best;
        }
      }
    }
    return best;
  }

  /**
   * One quiet move stands for all, but others may be better; the rest is only counted. Counting
   * comes last and at once: should a limit refuse a leaf, the score is of no use anyway.
   */
  private int searchAlike(
      Position position, Frame node, int base, int quietScore, QuietMoves offered) {
    int best = quietScore;
    int bestMove = node.bestMove;
    int beta = node.beta;
    Side mover = node.mover;
    int alike = offered.otherMoves(stack);
    int end = stack.size();
    int at = node.from;
    while (at < end && best < beta) {
      int move = stack.get(at++);
      int score = scoreAfter(position, mover, base, move);
      if (score > best) {
        best = score;
        bestMove = move;
      }
    }
    node.bestMove = bestMove;
    meter.visitLeaves(at - node.from + (best < beta ? alike : 1), node.ply + 1);
    return best;
  }

  /** The score after a move, which is played only where the heuristic cannot tell. */
  int scoreAfter(Position position, Side mover, int base, int move) {
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
