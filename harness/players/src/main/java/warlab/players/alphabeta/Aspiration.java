package warlab.players.alphabeta;

import warlab.games.Scores;
import warlab.players.tree.SearchLimits;

/**
 * The window in which a score is expected: around that of two plies less, because scores of the
 * same parity are the ones that can be compared.
 */
final class Aspiration {
  private static final int NONE = Integer.MAX_VALUE;

  private final int halfWidth;
  private final int[] scores = new int[SearchLimits.MAX_DEPTH + 1];
  private int firstDepth = NONE;

  /** A half width of 0 expects nothing. */
  Aspiration(int halfWidth) {
    this.halfWidth = halfWidth;
  }

  void reset() {
    firstDepth = NONE;
  }

  /** Remembers the score of an iteration; depths come in equal steps of one or two. */
  void note(int depth, int score) {
    scores[depth] = score;
    firstDepth = Math.min(firstDepth, depth);
  }

  int low(int depth) {
    return isExpecting(depth) ? scores[depth - 2] - halfWidth : Integer.MIN_VALUE;
  }

  int high(int depth) {
    return isExpecting(depth) ? scores[depth - 2] + halfWidth : Integer.MAX_VALUE;
  }

  private boolean isExpecting(int depth) {
    // After a win or loss the next depth may find a faster one, far outside of any window.
    return halfWidth > 0 && depth - 2 >= firstDepth && !Scores.isDecided(scores[depth - 2]);
  }
}
