package warlab.players.tree;

import warlab.games.Options;

/**
 * What ends a search, whichever comes first. The limit that users leave out never does.
 *
 * @param nodes never exceeded, by nothing
 * @param timeMs only the iterations up to {@code minDepth} may overrun it
 * @param inCpuTime whether that is CPU time of the thread, not wall-clock time
 */
public record SearchLimits(int depth, long nodes, long timeMs, int minDepth, boolean inCpuTime) {
  /** No search of ours goes deeper; also the depth of a search without a depth limit. */
  public static final int MAX_DEPTH = 200;

  private static final long NONE = Long.MAX_VALUE;

  /** With {@code nodesPerMs} the time is a number of nodes, and no clock is read. */
  static SearchLimits of(Options options) {
    long nodes = options.integerOr(SearchOptions.NODES.name(), NONE);
    long timeMs = options.integerOr(SearchOptions.TIME_MS.name(), NONE);
    boolean isCounted = options.has(SearchOptions.NODES_PER_MS.name()) && timeMs != NONE;
    long budget = isCounted ? timeMs * options.integer(SearchOptions.NODES_PER_MS.name()) : NONE;
    return new SearchLimits(
        (int) options.integerOr(SearchOptions.DEPTH, MAX_DEPTH),
        Math.min(nodes, budget),
        isCounted ? NONE : timeMs,
        (int) options.integerOr(SearchOptions.MIN_DEPTH, 0),
        options.has(SearchOptions.TIME_IN.name())
            && options.text(SearchOptions.TIME_IN.name()).equals("cpu"));
  }

  boolean hasDepth() {
    return depth != MAX_DEPTH;
  }

  public boolean isTimed() {
    return timeMs != NONE;
  }

  /** Whether nothing but depth ends a search, so that it surely gets there. */
  boolean isDepthOnly() {
    return !isTimed() && nodes == NONE;
  }

  SearchLimits withDepth(int other) {
    return new SearchLimits(other, nodes, timeMs, minDepth, inCpuTime);
  }
}
