package warlab.games.wargame;

import warlab.games.NotationException;

/** A cell in text: {@code .} when empty, else owner, kind and health of its unit, {@code dA9}. */
final class UnitText {
  static final String EMPTY = ".";
  private static final String OWNERS = "ad";

  private UnitText() {}

  static String write(Board board, int cell) {
    if ((board.occupied() >>> cell & 1) == 0) {
      return EMPTY;
    }
    return ""
        + OWNERS.charAt(board.owner(cell))
        + Kind.letter(board.kind(cell))
        + board.health(cell);
  }

  /** Puts on an empty cell what the text says. */
  static void read(Board board, int cell, String text) {
    if (text.equals(EMPTY)) {
      return;
    }
    if (text.length() != 3) {
      throw refusal(cell, Quoted.of(text) + " is no unit, expected one like dA9");
    }
    int side = OWNERS.indexOf(text.charAt(0));
    int kind = Kind.ofLetter(text.charAt(1));
    int health = text.charAt(2) - '0';
    if (side < 0) {
      throw refusal(cell, "owner in " + Quoted.of(text) + ", expected a or d");
    }
    if (kind == Kind.NONE) {
      throw refusal(cell, "kind in " + Quoted.of(text) + ", expected A, V, T, F or P");
    }
    if (health < 1 || health > Board.FULL_HEALTH) {
      throw refusal(cell, "health in " + Quoted.of(text) + ", expected 1 to 9");
    }
    // Planes hold one AI cell a side: the end of the game and heuristics rely on it.
    if (kind == Kind.AI && (board.ais() & board.units(side)) != 0) {
      throw refusal(cell, "a second AI of one side, expected at most one");
    }
    board.put(cell, side, kind, health);
  }

  private static NotationException refusal(int cell, String reason) {
    return new NotationException("cell " + Cells.name(cell) + ": " + reason);
  }
}
