package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
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
  private final Frame top;
  private final Heuristic heuristic;
  private final boolean depthInTurns;
  private final @Nullable RandomTraversal traversal;

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
    top = workspace.top;
    heuristic = settings.heuristic();
    depthInTurns = settings.depthInTurns();
    this.table = table;
    this.traversal = traversal;
    this.frontier = frontier;
  }

  /**
   * Searches the position that a move of a node has led to, and adds it to the node's children. The
   * score is in the view of the node's mover.
   */
  int searchChild(Position position, Frame node, int alpha, int beta) {
    Frame child = node.below();
    Side next = position.sideToMove();
    boolean again = next == node.mover;
    child.mover = next;
    child.depth = again && depthInTurns ? node.depth : node.depth - 1;
    child.alpha = again ? alpha : ~beta;
    child.beta = again ? beta : ~alpha;
    int score = search(position, child);
    node.addChild(child.meanDepth);
    return again ? score : ~score;
  }

  /**
   * The best move of an unfinished position; {@link TranspositionTable#NONE} where the table
   * answers without one or a limit forbids to find it.
   */
  int findBestMove(Position position, Frame node, int depth) {
    node.mover = position.sideToMove();
    node.depth = depth;
    node.alpha = Frame.LOWEST;
    node.beta = Integer.MAX_VALUE;
    node.bestMove = TranspositionTable.NONE;
    search(position, node);
    return meter.isStopped() ? TranspositionTable.NONE : node.bestMove;
  }

  private int search(Position position, Frame node) {
    // 1. Limits, finished games and leaves. What a stopped search returns is never looked at.
    if (!meter.visit()) {
      return Scores.DRAW;
    }
    if (position.isOver()) {
      return scoreLeaf(node, Scores.ofFinished(position, top.mover));
    }
    if (node.depth == 0 || meter.isFlattened(node.ply)) {
      return scoreLeaf(node, meter.bounded(heuristic.evaluate(position, top.mover)));
    }

    // 2. Nodes just above the leaves, the most by far, evaluate their children themselves.
    if (node.depth == 1 && frontier.applies()) {
      return frontier.search(position, node);
    }

    // 3. The table answers, or proposes a move. Its answers save a quarter of the nodes in AI
    //    Wargame and all but one of 350 in Grid Conflict, where moves in any order meet again.
    node.key = table.key(position);
    if (table.probe(node)) {
      meter.countTableHit();
      node.endAt(node.ply);
      return node.score;
    }

    // 4. A child that the table knows cuts the node off and counts as the one child visited, or the
    //    children are searched.
    node.from = stack.size();
    frontier.listUnrefuted(position, node);
    if (node.depth >= LOOKUP_DEPTH
        && node.ply >= LOOKUP_PLY
        && table.probeChildren(position, node)) {
      if (meter.visit()) {
        meter.countTableHit();
      }
      node.endAt(node.ply + 1);
    } else {
      expand(position, node);
    }
    stack.truncate(node.from);
    table.store(node);
    return node.score;
  }

  private int scoreLeaf(Frame node, int rootScore) {
    meter.countEval(node.ply);
    node.endAt(node.ply);
    return node.mover == top.mover ? rootScore : ~rootScore;
  }

  /**
   * Searches the moves of an inner node until one cuts it off. Before each move the score is that
   * of those before {@code i} and below {@code beta}; the moves in {@code [i, end)} are still in
   * some order, and weighed once {@code i} has reached {@code weighed}. Children push their moves
   * above {@code end} and take them off again.
   */
  private void expand(Position position, Frame node) {
    int from = node.from;
    int end = stack.size();
    int weighed = arrange(node);
    int best = Frame.LOWEST;
    node.bestMove = node.tableMove;
    node.open();
    for (int i = from; i < end && best < node.beta; i++) {
      // 1. The next move.
      if (i == weighed) {
        order.weigh(node, i);
      }
      if (i == weighed + SELECTED) {
        order.sort(i, end);
      }
      boolean isSelected = i >= weighed && i < weighed + SELECTED;
      int move = isSelected ? order.next(i, end) : stack.get(i);
      position.play(move);

      // 2. The first move gets the whole window. Of the others, most of which are worse, it is only
      //    asked whether they are better, and if so searched again; that saves 5 % of the nodes
      //    from AI Wargame's start at depth 10, and less in shallower searches.
      int low = Math.max(node.alpha, best);
      int high = i == from ? node.beta : low + 1;
      int score = searchChild(position, node, low, high);
      if (score >= high && score < node.beta) {
        score = searchChild(position, node, low, node.beta);
      }
      position.undo();
      if (meter.isStopped()) {
        return;
      }

      // 3. What it changes. A score of at most alpha is only a bound: when no move reaches the
      //    window, none proves better than the one known before.
      if (score > best) {
        best = score;
        node.bestMove = score > node.alpha ? move : node.bestMove;
        if (best >= node.beta) {
          order.learn(node, i);
        }
      }
    }
    if (node.refuted > 0 && best < node.beta) {
      meter.visitRefuted(node.refuted, node.ply);
      node.addRefuted(node.refuted);
      best = Math.max(best, node.refutedScore);
    }
    node.close();
    node.score = best;
  }

  /**
   * Brings the table's move to the front, or a killer where none is known, and returns from where
   * on moves must be weighed: a node that the first move cuts off needs no weights, which saves a
   * sixth of the time at depth 4.
   */
  private int arrange(Frame node) {
    if (traversal != null) {
      traversal.shuffle(stack, node.from);
      return stack.size();
    }
    boolean isUnknown = node.tableMove == TranspositionTable.NONE;
    return order.moveToFront(node, isUnknown ? node.killer : node.tableMove)
        ? node.from + 1
        : node.from;
  }
}
