package warlab.games.wargame;

/** A move as an {@code int}: source cell and target cell. What it does follows from the board. */
public final class WargameMove {
  private WargameMove() {}

  public static int of(int source, int target) {
    return source << 5 | target;
  }

  public static int source(int move) {
    return move >>> 5;
  }

  public static int target(int move) {
    return move & 31;
  }

  /** Whether the unit blows itself up: source and target are one cell. */
  public static boolean isSelfDestruct(int move) {
    return source(move) == target(move);
  }
}
