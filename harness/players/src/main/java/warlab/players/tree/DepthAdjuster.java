package warlab.players.tree;

/**
 * Moves the depth limit towards what the time allows, after each move, by the rule of the original
 * AI Wargame program: one less after a search that used up its time without coming near its depth,
 * one more after one that was over at once.
 */
public final class DepthAdjuster {
  private static final double TIME_USED_UP = 0.95;
  private static final double DEPTH_MISSED = 0.8;
  private static final double QUICK = 1 / 7.8;

  private final double allowedNanos;
  private int depth;

  public DepthAdjuster(SearchLimits limits) {
    allowedNanos = limits.timeMs() * 1e6;
    depth = limits.depth();
  }

  /** The depth limit of the next search. */
  int depth() {
    return depth;
  }

  void adjust(long nanos, double averageDepth) {
    if (nanos > TIME_USED_UP * allowedNanos && averageDepth < DEPTH_MISSED * depth) {
      depth = Math.max(1, depth - 1);
    } else if (nanos < QUICK * allowedNanos) {
      depth = Math.min(SearchLimits.MAX_DEPTH, depth + 1);
    }
  }
}
