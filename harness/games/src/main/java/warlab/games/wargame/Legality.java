package warlab.games.wargame;

import org.jspecify.annotations.Nullable;

/** Says which rule a move breaks. For people; {@link MoveGenerator} lists what is legal. */
final class Legality {
  private Legality() {}

  /** The broken rule, as the end of a sentence; {@code null} when the move is legal. */
  static @Nullable String objection(Board board, int side, int move) {
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    if (source < 0 || source >= Cells.COUNT || target >= Cells.COUNT) {
      return "the move leaves the board";
    }
    if (!has(board.units(side), source)) {
      return "no unit of the side to move stands on the source";
    }
    // Self-destruction and attacks are always legal.
    if (source == target || has(board.units(side ^ 1) & Cells.neighbours(source), target)) {
      return null;
    }
    if (!has(Cells.neighbours(source), target)) {
      return "the target is not next to the source";
    }
    return has(board.occupied(), target)
        ? repairObjection(board, source, target)
        : stepObjection(board, side, source, target);
  }

  private static @Nullable String stepObjection(Board board, int side, int source, int target) {
    int kind = board.kind(source);
    if (!Kind.isForwardOnly(kind)) {
      return null;
    }
    if (has(Reach.held(board, side), source)) {
      return "the unit is engaged and " + one(kind) + " may not move then";
    }
    if (!has(Cells.forward(side, source), target)) {
      return side == 0
          ? "an attacker's " + Kind.word(kind) + " moves only up or left"
          : "a defender's " + Kind.word(kind) + " moves only down or right";
    }
    return null;
  }

  private static @Nullable String repairObjection(Board board, int source, int target) {
    int from = board.kind(source);
    int to = board.kind(target);
    if (Effects.repair(from, to) == 0) {
      return one(from) + " repairs no " + Kind.word(to);
    }
    return has(board.healthy(), target) ? "the target is already at full health" : null;
  }

  private static String one(int kind) {
    return (kind == Kind.AI ? "an " : "a ") + Kind.word(kind);
  }

  private static boolean has(int cells, int cell) {
    return (cells >>> cell & 1) != 0;
  }
}
