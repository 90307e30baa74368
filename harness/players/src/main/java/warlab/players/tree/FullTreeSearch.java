package warlab.players.tree;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.players.MoveLine;

/**
 * Plain minimax: every node of the tree, in the root side's view throughout. Deliberately without
 * any trick of {@code alpha-beta}, whose results are checked against it.
 */
public final class FullTreeSearch implements TreeSearch {
  private final SearchSettings settings;
  private final SearchMeter meter;
  private final @Nullable RandomTraversal traversal;
  private final MoveStack stack = new MoveStack();
  private final RootMoves root = new RootMoves();
  private Side rootSide = Side.FIRST;

  /** By ply, of the node finished last there: its own ply if it is a leaf, else its children's. */
  private double[] meanDepths = new double[64];

  /**
   * @param traversal shuffles the moves of every node; {@code null}: canonical order. It matters
   *     only when a limit cuts the search short
   */
  public FullTreeSearch(
      SearchSettings settings, SearchMeter meter, @Nullable RandomTraversal traversal) {
    this.settings = settings;
    this.meter = meter;
    this.traversal = traversal;
  }

  @Override
  public void begin(Position position) {
    rootSide = position.sideToMove();
    root.load(position, settings.moveList(), stack);
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
    double depthSum = 0;
    for (int i = 0; i < root.size(); i++) {
      position.play(root.move(i));
      int score = search(position, depthLeft(position, rootSide, depth), 1);
      position.undo();
      if (meter.isStopped()) {
        return 0;
      }
      depthSum += meanDepths[1];
      if (i == 0 || score > root.score()) {
        root.setLeader(i, score, depth);
      } else if (score == root.score()) {
        root.addEqual(i);
      }
    }
    return depthSum / root.size();
  }

  private int search(Position position, int depth, int ply) {
    if (!meter.visit()) {
      // Whoever asked sees that the meter has stopped and does not look at the score.
      return Scores.DRAW;
    }
    if (ply == meanDepths.length) {
      meanDepths = Arrays.copyOf(meanDepths, 2 * ply);
    }
    meanDepths[ply] = ply;
    if (position.isOver()) {
      meter.countEval(ply);
      return Scores.ofFinished(position, rootSide);
    }
    if (depth == 0 || meter.isFlattened(ply)) {
      meter.countEval(ply);
      return meter.bounded(settings.heuristic().evaluate(position, rootSide));
    }
    int from = stack.size();
    int count = position.listedMoves(settings.moveList(), stack);
    if (traversal != null) {
      traversal.shuffle(stack, from);
    }
    int best = bestOf(position, depth, ply, from, count);
    stack.truncate(from);
    return best;
  }

  private int bestOf(Position position, int depth, int ply, int from, int count) {
    Side mover = position.sideToMove();
    boolean maximizes = mover == rootSide;
    int best = maximizes ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    double depthSum = 0;
    for (int i = from; i < from + count; i++) {
      position.play(stack.get(i));
      int score = search(position, depthLeft(position, mover, depth), ply + 1);
      position.undo();
      if (meter.isStopped()) {
        return best;
      }
      depthSum += meanDepths[ply + 1];
      best = maximizes ? Math.max(best, score) : Math.min(best, score);
    }
    meanDepths[ply] = depthSum / count;
    return best;
  }

  private int depthLeft(Position position, Side mover, int depth) {
    return settings.depthInTurns() && position.sideToMove() == mover ? depth : depth - 1;
  }

  /** Every iteration knows them. */
  @Override
  public void proveTies(Position position) {}

  @Override
  public MoveLine lineAfter(Position position, int move) {
    return MoveLine.of(move);
  }
}
