package warlab.games;

/**
 * The scale of search scores, the same for every game: a win at move {@code n} is {@code 2^31-1-n},
 * a loss {@code -2^31+n}, so faster wins and slower losses are better. A loss is the bitwise
 * complement of a win, and {@code ~} reverses the order of all ints without overflow: searches
 * change sides with {@code ~}, not with a minus.
 */
public final class Scores {
  /** Heuristics stay within plus and minus this, so that no estimate looks like a result. */
  public static final int BOUND = 2_000_000_000;

  public static final int DRAW = 0;

  private Scores() {}

  public static int win(int movesPlayed) {
    return Integer.MAX_VALUE - movesPlayed;
  }

  public static int loss(int movesPlayed) {
    return Integer.MIN_VALUE + movesPlayed;
  }

  /** The score of a finished game in the view of a side. */
  public static int ofFinished(Position position, Side view) {
    Outcome outcome = position.outcome();
    if (outcome == Outcome.DRAW) {
      return DRAW;
    }
    int movesPlayed = position.movesPlayed();
    return outcome.isWinOf(view) ? win(movesPlayed) : loss(movesPlayed);
  }

  /** Whether a score says that the game is decided. */
  public static boolean isDecided(int score) {
    return score > BOUND || score < -BOUND;
  }

  /** Whether a score is an estimate: not decided, and not cut to a bound either. */
  public static boolean isEstimate(double score) {
    return Math.abs(score) < BOUND;
  }

  public static int clamp(long score) {
    return (int) Math.max(-BOUND, Math.min(BOUND, score));
  }
}
