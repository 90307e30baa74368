package warlab.games.gridconflict;

/**
 * An action as an {@code int}: its kind and the cell it aims at. Ascending numbers are the
 * canonical order: attacks, moves, the pass; inside a kind by row, then column.
 */
public final class Action {
  public static final int ATTACK = 1;
  public static final int MOVE = 2;
  public static final int PASS = 3;

  /** How many low bits an action uses. */
  static final int BITS = 18;

  private static final int KIND_SHIFT = 16;
  private static final int CELL_MASK = (1 << KIND_SHIFT) - 1;

  private Action() {}

  public static int attack(int cell) {
    return ATTACK << KIND_SHIFT | cell;
  }

  public static int move(int cell) {
    return MOVE << KIND_SHIFT | cell;
  }

  public static int pass() {
    return PASS << KIND_SHIFT;
  }

  public static int kind(int action) {
    return action >>> KIND_SHIFT;
  }

  /** Where a move goes or an attack strikes; {@link Cell#NONE} for the pass. */
  public static int cell(int action) {
    return action & CELL_MASK;
  }
}
