package warlab.players.alphabeta;

import java.util.List;
import warlab.games.Option;
import warlab.games.Options;

/**
 * What only {@code alpha-beta} can be told.
 *
 * @param tableBits logarithm of the number of table entries
 * @param deeperHits whether an entry of greater depth answers too; the result is then no longer
 *     that of the depth asked for
 * @param aspiration half the window around the expected score; 0: the whole range
 */
record AlphaBetaSettings(int tableBits, boolean deeperHits, int aspiration) {
  private static final Option TABLE_BITS =
      Option.integer("tableBits", 18, 4, 28, "the table holds 2 to this power entries of 16 bytes");
  private static final Option DEEPER_HITS =
      Option.flag("deeperHits", false, "let entries of greater depth answer too; not exact");
  private static final Option ASPIRATION =
      Option.integer(
          "aspiration",
          50,
          0,
          1_000_000,
          "half width of the first window around the score expected; 0 searches without");

  static List<Option> options() {
    return List.of(TABLE_BITS, DEEPER_HITS, ASPIRATION);
  }

  static AlphaBetaSettings of(Options options) {
    return new AlphaBetaSettings(
        (int) options.integer(TABLE_BITS.name()),
        options.flag(DEEPER_HITS.name()),
        (int) options.integer(ASPIRATION.name()));
  }

  static long tableBytes(Options options) {
    long entries = (1L << options.integer(TABLE_BITS.name())) + (1L << Workspace.SHALLOW_BITS);
    return TranspositionTable.BYTES_PER_ENTRY * entries;
  }
}
