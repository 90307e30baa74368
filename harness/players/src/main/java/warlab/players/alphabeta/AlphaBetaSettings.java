package warlab.players.alphabeta;

import java.util.List;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.players.tree.SearchLimits;
import warlab.players.tree.SearchSettings;

/**
 * What only {@code alpha-beta} can be told.
 *
 * @param tableBits logarithm of the largest number of table entries
 * @param deeperHits whether an entry of greater depth answers too; the result is then no longer
 *     that of the depth asked for
 * @param aspiration half the window around the expected score; 0: the whole range
 */
record AlphaBetaSettings(int tableBits, boolean deeperHits, int aspiration) {
  private static final Option TABLE_BITS =
      Option.integer(
          "tableBits", 18, 4, 28, "the table holds up to 2 to this power entries of 16 bytes");
  private static final Option DEEPER_HITS =
      Option.flag("deeperHits", false, "let entries of greater depth answer too; not exact");
  private static final Option ASPIRATION =
      Option.integer(
              "aspiration",
              50,
              0,
              1_000_000,
              "half width of the first window around the score expected; 0 searches without")
          .as(Option.Role.HEURISTIC_POINTS);

  private static final int SPARE_BITS = 2;

  static List<Option> options() {
    return List.of(TABLE_BITS, DEEPER_HITS, ASPIRATION);
  }

  static AlphaBetaSettings of(Options options) {
    return new AlphaBetaSettings(
        (int) options.integer(TABLE_BITS.name()),
        options.flag(DEEPER_HITS.name()),
        (int) options.integer(ASPIRATION.name()));
  }

  /**
   * The logarithm of the entries that a search can use, if all are more. Ordered well, a search
   * leaves about as many inner nodes as there are ways to play half of its moves, and never more
   * than it visits. Tables of that size stay in the processor's cache: games of AI Wargame at depth
   * 3 and 4 take a sixth less time, with the same nodes.
   */
  int tableBitsFor(SearchSettings settings, Position root) {
    SearchLimits limits = settings.limits();
    if (settings.depthInTurns() || limits.isTimed()) {
      return tableBits;
    }
    int ofDepth = log(root.maxMoves()) * (limits.depth() - 1) / 2 + SPARE_BITS;
    return Math.min(tableBits, Math.min(ofDepth, log(limits.nodes()) + SPARE_BITS));
  }

  private static int log(long count) {
    return Long.SIZE - Long.numberOfLeadingZeros(count);
  }

  static long tableBytes(Options options) {
    long entries = (1L << options.integer(TABLE_BITS.name())) + (1L << Workspace.SHALLOW_BITS);
    return TranspositionTable.BYTES_PER_ENTRY * entries;
  }
}
