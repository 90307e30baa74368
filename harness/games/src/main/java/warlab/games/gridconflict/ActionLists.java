package warlab.games.gridconflict;

import java.util.List;
import warlab.games.MoveStack;

/**
 * The lists of actions a search can look at: all legal ones; the sound shortening, which after a
 * move that collected nothing leaves only attacks and the pass, since going somewhere else directly
 * costs no more; and one action per target, see {@link Candidates}.
 */
final class ActionLists {
  static final int ALL = 0;
  static final int SHORTENED = 1;
  static final List<String> NAMES = List.of("all", "shortened", "candidates");

  private ActionLists() {}

  /** Pushes the actions of a list in canonical order; candidates in the order of their targets. */
  static int push(int list, GridConflictPosition position, MoveStack stack) {
    Board board = position.board();
    int before = stack.size();
    // Fighters are on the board only while it is scanned, so that moving them costs no write.
    board.stand(position.moverCell());
    board.stand(position.waitingCell());
    // After a walk even the candidates are only attacks and the pass: where it led was chosen.
    if (list > SHORTENED && !position.hasJustWalked()) {
      Candidates.push(position, stack);
    } else {
      pushAttacks(position, stack);
      if (list == ALL || !position.hasJustWalked()) {
        pushMoves(position, stack);
      }
    }
    stack.push(Action.pass());
    board.leave(position.moverCell());
    board.leave(position.waitingCell());
    return stack.size() - before;
  }

  private static void pushAttacks(GridConflictPosition position, MoveStack stack) {
    if (position.moverStamina() < GridConflictPosition.ATTACK_COST) {
      return;
    }
    Board board = position.board();
    int cell = position.moverCell();
    // North, west, east, south: ascending cells, the canonical order.
    pushAttack(board, cell - Cell.DOWN, stack);
    pushAttack(board, cell - 1, stack);
    pushAttack(board, cell + 1, stack);
    pushAttack(board, cell + Cell.DOWN, stack);
  }

  private static void pushAttack(Board board, int cell, MoveStack stack) {
    // Numbers around the grid are always empty, so no neighbour is checked for being on it.
    if (board.at(cell) >= Board.MONSTER) {
      stack.push(Action.attack(cell));
    }
  }

  /** Scans the diamond of cells in reach, row by row. */
  private static void pushMoves(GridConflictPosition position, MoveStack stack) {
    Board board = position.board();
    int row = Cell.row(position.moverCell());
    int column = Cell.column(position.moverCell());
    int stamina = position.moverStamina();
    int lastRow = Math.min(board.rows(), row + stamina);
    // A write for every cell of the diamond, kept or written over by the next: no branch on what
    // lies there, which a processor would guess wrong around items and monsters.
    int[] moves = stack.reserve(board.rows() * board.columns());
    int size = stack.size();
    int top = size;
    for (int r = Math.max(1, row - stamina); r <= lastRow; r++) {
      int spare = stamina - Math.abs(r - row);
      int last = Cell.at(r, Math.min(board.columns(), column + spare));
      for (int cell = Cell.at(r, Math.max(1, column - spare)); cell <= last; cell++) {
        moves[top] = Action.move(cell);
        top += Board.isOpen(board.at(cell));
      }
    }
    stack.extend(top - size);
  }
}
