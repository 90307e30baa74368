package warlab.games;

/**
 * A {@link Heuristic} that can tell the scores after moves without playing them, where it does not
 * tell quiet moves apart ({@link Heuristic#tellsQuietMovesApart}). Optional, and only for speed:
 * the numbers are those that playing, evaluating and taking back would give.
 */
public interface MoveGains {

  /** Stands for a score that this cannot tell: the move may end the game. */
  int UNTOLD = Integer.MIN_VALUE;

  /** The score after a quiet move of an unfinished position, or {@link #UNTOLD}. */
  int afterQuietMove(Position position, Side view);

  /**
   * How much better the score is after a legal move than after a quiet one, or {@link #UNTOLD}. Not
   * asked where the score after a quiet move is untold.
   */
  int gain(Position position, int move, Side view);
}
