package warlab.games;

/** Who won a finished game. */
public enum Outcome {
  FIRST_WINS,
  SECOND_WINS,
  DRAW;

  public static Outcome winOf(Side side) {
    return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
  }

  public boolean isWinOf(Side side) {
    return this == winOf(side);
  }

  /** The points of a side: 2 for a win, 1 for a draw, 0 for a loss; integers add up exactly. */
  public int halfPoints(Side side) {
    if (this == DRAW) {
      return 1;
    }
    return isWinOf(side) ? 2 : 0;
  }
}
