package warlab.lab.record;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * Which call into a player a game is in: a word of {@link GamesInPlay}.
 *
 * @param call counted over the game, from 1; players are called in the same order whenever a game
 *     is played again
 * @param evidence how sure it is that this call ends the process, up to {@link #PROOF}
 */
public record CallMark(long game, int call, Side side, int evidence) {
  /** So much evidence makes the death of the process the fault of the player. */
  static final int PROOF = 3;

  private static final int CHECK_BITS = 8;
  private static final int EVIDENCE_BITS = 2;
  private static final int CALL_BITS = 21;
  private static final int MOST_CALLS = (1 << CALL_BITS) - 1;

  /** The word of a mark. Made for every call, so without the mark itself. */
  static long word(long game, int call, Side side, int evidence) {
    long bits = game + 1;
    bits = bits << CALL_BITS | Math.min(call, MOST_CALLS);
    bits = bits << EVIDENCE_BITS | evidence;
    bits = bits << 1 | side.index();
    return bits << CHECK_BITS | check(bits);
  }

  long word() {
    return word(game, call, side, evidence);
  }

  /** The mark in a word; {@code null} when there is none or the word is damaged. */
  static @Nullable CallMark of(long word) {
    long bits = word >>> CHECK_BITS;
    long game = (bits >>> (1 + EVIDENCE_BITS + CALL_BITS)) - 1;
    if (game < 0 || check(bits) != (word & (1 << CHECK_BITS) - 1)) {
      return null;
    }
    int call = (int) (bits >>> (1 + EVIDENCE_BITS)) & MOST_CALLS;
    int evidence = (int) (bits >>> 1) & PROOF;
    return new CallMark(
        game, call, (bits & 1) == Side.FIRST.index() ? Side.FIRST : Side.SECOND, evidence);
  }

  /** Differs whenever one bit does. */
  private static long check(long bits) {
    long folded = bits ^ bits >>> 32;
    folded ^= folded >>> 16;
    return (folded ^ folded >>> CHECK_BITS) & (1 << CHECK_BITS) - 1;
  }

  CallMark with(int total) {
    return new CallMark(game, call, side, Math.min(total, PROOF));
  }

  boolean isSameCall(CallMark other) {
    return game == other.game && call == other.call && side == other.side;
  }

  /** Whether the process has ended in this call often enough to blame its player. */
  public boolean isProven() {
    return evidence == PROOF;
  }
}
