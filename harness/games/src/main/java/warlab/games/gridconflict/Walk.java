package warlab.games.gridconflict;

/** An action that only walks or passes, and does not end the game. */
public final class Walk {
  /** Told of any other action. */
  public static final int NONE = -1;

  private Walk() {}

  /**
   * What an action leaves the mover of its stamina; {@link #NONE} if it is no walk. With 0 left the
   * round ends.
   */
  public static int staminaAfter(GridConflictPosition position, int action) {
    int left = 0;
    if (Action.kind(action) != Action.PASS) {
      int cell = Action.cell(action);
      if (Action.kind(action) != Action.MOVE || position.board().at(cell) != Board.EMPTY) {
        return NONE;
      }
      left = position.moverStamina() - Cell.distance(position.moverCell(), cell);
    }
    return left == 0 && position.roundsCompleted() + 1 >= position.roundLimit() ? NONE : left;
  }
}
