package warlab.games;

/**
 * A {@link Heuristic} that can tell the scores after moves without playing them: a base, and what
 * each move adds to it. Optional, and only for speed: the numbers are those that playing,
 * evaluating and taking back would give.
 */
public interface MoveGains {

  /** Stands for a score that this cannot tell: the move may end the game. */
  int UNTOLD = Integer.MIN_VALUE;

  /**
   * What the gains of an unfinished position are added to, or {@link #UNTOLD}. Where the heuristic
   * does not tell quiet moves apart ({@link Heuristic#tellsQuietMovesApart}) it is their score.
   */
  int base(Position position, Side view);

  /**
   * The score after a quiet move of each side, whichever they are; {@link #UNTOLD} where quiet
   * moves are told apart or the second may end the game.
   */
  default int baseOfTwo(Position position, Side view) {
    return UNTOLD;
  }

  /**
   * By how much the score after a legal move is above the base, or {@link #UNTOLD}. Not asked where
   * the base is untold.
   */
  int gain(Position position, int move, Side view);
}
