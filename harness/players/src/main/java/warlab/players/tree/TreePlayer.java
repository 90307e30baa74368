package warlab.players.tree;

import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SeededStream;
import warlab.players.Decision;
import warlab.players.MoveLine;
import warlab.players.Player;

/**
 * Plays what a {@link TreeSearch} finds best: deepens within the limits and settles ties.
 *
 * @param deepens whether depths 1, 2, ... are searched in turn, or only the greatest
 * @param adjuster changes the depth from move to move; {@code null}: it stays
 */
public record TreePlayer(
    TreeSearch search,
    SearchMeter meter,
    SearchSettings settings,
    SeededStream stream,
    boolean deepens,
    @Nullable DepthAdjuster adjuster)
    implements Player {
  /**
   * When only depth limits the search, every other iteration is left out: it saves 18 to 32 % of
   * the nodes, and a heuristic that depends on the side to move orders better from its own parity.
   */
  private static final int SAME_PARITY = 2;

  @Override
  public Decision choose(Position view) {
    return decide(think(view));
  }

  /** Ties are proven only where no limit ended the search early. */
  @Override
  public Decision study(Position view) {
    Decision decision = decide(think(view));
    MoveLine best = MoveLine.of(decision.move());
    if (!meter.isStopped() && !meter.isFlattening()) {
      meter.liftLimits();
      search.proveTies(view);
      best = search.root().bestMoves();
    }
    return decision.explained(best, search.lineAfter(view, decision.move()));
  }

  /** Searches within the limits and returns the average depth of the last full iteration. */
  private double think(Position view) {
    meter.begin(settings.limits());
    search.begin(view);
    search.root().drawRanks(settings.ties(), stream);
    int maxDepth = adjuster == null ? settings.limits().depth() : adjuster.depth();
    double averageDepth = deepens ? deepen(view, maxDepth) : searchOnce(view, maxDepth);
    if (adjuster != null) {
      adjuster.adjust(meter.nanos(), averageDepth);
    }
    return averageDepth;
  }

  private double searchOnce(Position view, int depth) {
    meter.flattenInTime(Math.max(1, settings.limits().minDepth()));
    double meanDepth = search.iterate(view, depth, true);
    return meter.isStopped() ? 0 : meanDepth;
  }

  /** Returns the average depth of the last full iteration. */
  private double deepen(Position view, int maxDepth) {
    boolean certain = settings.limits().isDepthOnly();
    int step = certain ? SAME_PARITY : 1;
    double averageDepth = 0;
    // The first depth is chosen so that the last step lands on the greatest.
    for (int depth = 1 + (maxDepth - 1) % step; depth <= maxDepth; depth += step) {
      boolean last = depth == maxDepth;
      averageDepth = iterate(view, depth, last || !certain, averageDepth);
      if (meter.isStopped()) {
        break;
      }
      // The iteration that finds it may have been made for its order only; then its ties are open.
      if (isProven()) {
        return last || !certain ? averageDepth : iterate(view, depth, true, averageDepth);
      }
    }
    return averageDepth;
  }

  /**
   * Whether a win or loss was found that no greater depth changes, nor its ties: all games that end
   * sooner lie within this depth. Depth in turns promises that only by the number of turns, so it
   * goes on to the depth that was asked for, if one was.
   */
  private boolean isProven() {
    return Scores.isDecided(search.root().score())
        && (!settings.depthInTurns() || !settings.limits().hasDepth());
  }

  /** Returns the average depth of the last full iteration, which was the one before if stopped. */
  private double iterate(Position view, int depth, boolean settlesTies, double before) {
    if (depth <= settings.limits().minDepth()) {
      meter.ignoreTime();
    } else {
      meter.stopInTime();
    }
    double meanDepth = search.iterate(view, depth, settlesTies);
    return meter.isStopped() ? before : meanDepth;
  }

  private Decision decide(double averageDepth) {
    RootMoves root = search.root();
    MoveLine move = MoveLine.of(root.leader());
    return new Decision(
        root.leader(), meter.report(root.score(), root.depth(), averageDepth, move, move));
  }
}
