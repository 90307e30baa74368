package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.players.MoveLine;
import warlab.players.tree.RandomTraversal;
import warlab.players.tree.RootMoves;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;
import warlab.players.tree.TreeSearch;

/**
 * Principal variation search, seen from the root: {@link NodeSearch} does the rest.
 *
 * <p>Everything here keeps score and tied best moves those of plain minimax: an entry of the table
 * answers a node only at equal depth, and nothing is pruned, reduced or extended but by bounds.
 */
final class AlphaBetaSearch implements TreeSearch {
  private static final int HIGHEST = Integer.MAX_VALUE;

  /** The move and the leaf that refutes it. */
  private static final int NODES_OF_REFUTED = 2;

  private final SearchSettings settings;
  private final AlphaBetaSettings own;
  private final Workspace workspace;
  private final SearchMeter meter;
  private final TableProbe table;
  private final Frontier frontier;
  private final NodeSearch nodes;
  private final RootMoves root;
  private final Frame top;
  private final Aspiration aspiration;

  /**
   * @param traversal shuffles the moves of every node; {@code null}: the most promising first
   */
  AlphaBetaSearch(
      SearchSettings settings,
      AlphaBetaSettings own,
      Workspace workspace,
      @Nullable RandomTraversal traversal) {
    meter = workspace.meter;
    table = new TableProbe(workspace, own.deeperHits(), settings);
    root = workspace.root;
    top = workspace.top;
    this.settings = settings;
    this.own = own;
    this.workspace = workspace;
    aspiration = new Aspiration(own.aspiration());
    // The frontier tries moves in its own order, and a child may be no leaf where depth is in
    // turns.
    boolean hasFrontier = traversal == null && !settings.depthInTurns();
    frontier = new Frontier(settings, workspace, table, hasFrontier);
    nodes = new NodeSearch(settings, workspace, table, frontier, traversal);
  }

  @Override
  public void begin(Position position) {
    top.mover = position.sideToMove();
    workspace.order.reset(position instanceof SearchHints hints ? hints : null);
    aspiration.reset();
    root.load(position, settings.moveList(), workspace.stack);
    workspace.fitTables(own.tableBitsFor(settings, position));
    frontier.begin(position);
  }

  @Override
  public RootMoves root() {
    return root;
  }

  @Override
  public double iterate(Position position, int depth, boolean settlesTies) {
    if (!meter.visitRoot()) {
      return 0;
    }
    top.depth = depth;
    top.open();
    if (depth == 1 && frontier.applies()) {
      scoreLeaves(position, settlesTies);
    } else {
      orderMoves(position);
      searchMoves(position, settlesTies);
    }
    top.close();
    if (!meter.isStopped()) {
      aspiration.note(depth, root.score());
    }
    return top.meanDepth;
  }

  /** By what tied or took much effort in the iteration before, or a guess before the first. */
  private void orderMoves(Position position) {
    if (root.depth() == 0 && position instanceof SearchHints hints) {
      boolean alike = frontier.takesQuietAsOne();
      for (int i = 0; i < root.size(); i++) {
        int move = root.move(i);
        // Of moves that are alike the highest ranked comes first: then no other can lead.
        setPromise(
            i,
            alike && hints.isQuiet(move)
                ? SearchHints.POOR_SCORE
                : MoveOrder.initialWeight(hints, move));
      }
    }
    root.reorder();
  }

  /** How much a move asks to be tried early that has cost no nodes yet. */
  private void setPromise(int index, int promise) {
    root.setEffort(index, (long) promise - Frame.LOWEST);
  }

  /** The scores of all moves, which lead to leaves. */
  private void scoreLeaves(Position position, boolean settlesTies) {
    if (settlesTies) {
      orderMoves(position); // else nothing ends this early, so that any order will do
    }
    int base = frontier.base(position);
    for (int i = 0; i < root.size() && meter.visitLeaves(1, 1); i++) {
      int score = frontier.scoreAfter(position, top.mover, base, root.move(i));
      top.addChild(1);
      if (i == 0) {
        root.setLeader(0, score, 1);
      } else {
        conclude(i, score, settlesTies && root.outranksLeader(i));
      }
      setPromise(i, score);
    }
  }

  /**
   * The first move sets the score; the others need only be shown to be no better, or no equal where
   * an equal one would lead.
   */
  private void searchMoves(Position position, boolean settlesTies) {
    boolean isFrontierBelow = top.depth == 2 && frontier.applies();
    int refuted = HIGHEST;
    if (isFrontierBelow) {
      top.alpha = HIGHEST - 1;
      refuted = frontier.refutesQuiet(position, top) ? top.refutedScore : HIGHEST;
    } else {
      // Just above the leaves there is no second move to bring early.
      workspace.order.loadTies(root);
    }
    int waiting = 0;
    for (int i = 0; i < root.size(); i++) {
      boolean byEqual = i > 0 && settlesTies && root.outranksLeader(i);
      int enough = byEqual ? root.score() : root.score() + 1;
      int move = root.move(i);
      if (i > 0 && refuted < enough && frontier.isQuiet(move)) {
        waiting++;
        conclude(i, refuted, false);
        root.setEffort(i, NODES_OF_REFUTED);
        continue;
      }
      countRefuted(waiting);
      waiting = 0;
      long nodesBefore = meter.nodes();
      workspace.order.enterRootMove(i);
      position.play(move);
      if (i == 0) {
        searchFirst(position);
      } else {
        searchOther(position, i, byEqual, isFrontierBelow);
      }
      position.undo();
      if (meter.isStopped()) {
        return;
      }
      root.setEffort(i, meter.nodes() - nodesBefore);
    }
    countRefuted(waiting);
  }

  /** Many at once, which in games at depth 2 saves a tenth of the time. */
  private void countRefuted(int count) {
    if (count > 0) {
      meter.visitRefuted(count, 0);
      top.addRefuted(count);
    }
  }

  /** The exact score of the first move, from a narrow window that is opened where it must be. */
  private void searchFirst(Position position) {
    // The window saves up to 5 % of nodes in Grid Conflict and at most 1 % in AI Wargame. Where the
    // score lies outside, that bound is known and only the other side is opened.
    int low = aspiration.low(top.depth);
    int high = aspiration.high(top.depth);
    int score = searchChild(position, low, high);
    if (score <= low && low != Frame.LOWEST && !meter.isStopped()) {
      score = searchChild(position, Frame.LOWEST, score + 1);
    } else if (score >= high && high != HIGHEST && !meter.isStopped()) {
      score = searchChild(position, score - 1, HIGHEST);
    }
    if (!meter.isStopped()) {
      root.setLeader(0, score, top.depth);
    }
  }

  /**
   * Whether another move takes the lead.
   *
   * @param byEqual whether the score of the best so far suffices for that
   */
  private void searchOther(Position position, int index, boolean byEqual, boolean isFrontierBelow) {
    int best = root.score();
    if (isFrontierBelow) {
      // Its leaves tell the exact score at no more cost.
      conclude(index, searchChild(position, byEqual ? best - 1 : best, HIGHEST), byEqual);
      return;
    }
    // 1. Does it reach the best score, where that suffices? 2. Does it exceed it? 3. By how much?
    int score = byEqual ? searchChild(position, best - 1, best) : best;
    if (score == best && !meter.isStopped()) {
      score = searchChild(position, best, best + 1);
    }
    if (score > best && !meter.isStopped()) {
      // Leads at once: should a limit stop the search for the exact score, it is the better move.
      root.setLeader(index, score, top.depth);
      score = searchChild(position, score - 1, HIGHEST);
    }
    conclude(index, score, byEqual);
  }

  private void conclude(int index, int score, boolean byEqual) {
    if (meter.isStopped()) {
      return;
    }
    if (score > root.score()) {
      root.setLeader(index, score, top.depth);
    } else if (score == root.score() && byEqual) {
      root.addEqual(index);
    } else if (score == root.score()) {
      root.setTied(index, true);
    }
  }

  @Override
  public void proveTies(Position position) {
    int best = root.score();
    top.depth = root.depth();
    for (int i = 0; i < root.size(); i++) {
      position.play(root.move(i));
      boolean ties = searchChild(position, best - 1, best) >= best;
      position.undo();
      root.setTied(i, ties);
    }
  }

  private int searchChild(Position position, int alpha, int beta) {
    return nodes.searchChild(position, top, alpha, beta);
  }

  /** Follows the table's moves, and searches again what the table forgot while limits allow it. */
  @Override
  public MoveLine lineAfter(Position position, int move) {
    MoveStack stack = workspace.stack;
    int from = stack.size();
    stack.push(move);
    position.play(move);
    Frame node = top;
    // The line lies on the shared stack above what is in use, and so does what is searched again.
    for (int left = root.depth() - 1; left > 0 && !position.isOver(); left--) {
      node = node.below();
      int next = table.legalMove(position, left);
      if (next == TranspositionTable.NONE) {
        next = nodes.findBestMove(position, node, left);
      }
      if (next == TranspositionTable.NONE) {
        break;
      }
      stack.push(next);
      position.play(next);
    }
    for (int ply = from; ply < stack.size(); ply++) {
      position.undo();
    }
    MoveLine line = MoveLine.of(stack.toArray(from));
    stack.truncate(from);
    return line;
  }
}
