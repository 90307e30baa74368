package warlab.lab.record;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * Which call into a player a game is in: a word of {@link GamesInPlay}.
 *
 * @param call counted over the game, from 1; players are called in the same order whenever a game
 *     is played again
 * @param isProven whether the player is known to have ended the process in this call
 */
public record CallMark(long game, int call, Side side, boolean isProven) {
  private static final int CHECK_BITS = 8;
  private static final int PROOF_BITS = 1;
  private static final int CALL_BITS = 21;
  private static final int MOST_CALLS = (1 << CALL_BITS) - 1;

  /** The word of a mark. Made for every call, so without the mark itself. */
  static long word(long game, int call, Side side, boolean isProven) {
    long bits = game + 1;
    bits = bits << CALL_BITS | Math.min(call, MOST_CALLS);
    bits = bits << PROOF_BITS | (isProven ? 1 : 0);
    bits = bits << 1 | side.index();
    return bits << CHECK_BITS | check(bits);
  }

  long word() {
    return word(game, call, side, isProven);
  }

  /** The mark in a word; {@code null} when there is none or the word is damaged. */
  static @Nullable CallMark of(long word) {
    long bits = word >>> CHECK_BITS;
    long game = (bits >>> (1 + PROOF_BITS + CALL_BITS)) - 1;
    if (game < 0 || check(bits) != (word & (1 << CHECK_BITS) - 1)) {
      return null;
    }
    int call = (int) (bits >>> (1 + PROOF_BITS)) & MOST_CALLS;
    boolean isProven = (bits >>> 1 & 1) != 0;
    return new CallMark(
        game, call, (bits & 1) == Side.FIRST.index() ? Side.FIRST : Side.SECOND, isProven);
  }

  /** Differs whenever one bit does. */
  private static long check(long bits) {
    long folded = bits ^ bits >>> 32;
    folded ^= folded >>> 16;
    return (folded ^ folded >>> CHECK_BITS) & (1 << CHECK_BITS) - 1;
  }

  CallMark proven() {
    return new CallMark(game, call, side, true);
  }
}
