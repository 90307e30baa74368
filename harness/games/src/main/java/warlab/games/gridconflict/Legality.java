package warlab.games.gridconflict;

import org.jspecify.annotations.Nullable;

/** Says which rule an action breaks. Never in a hot path. */
final class Legality {
  private Legality() {}

  /** The rule broken, as the end of a sentence; {@code null} when the action is legal. */
  static @Nullable String objection(GridConflictPosition position, int action) {
    if (position.isOver()) {
      return "the game is over";
    }
    if (action == Action.pass()) {
      return null;
    }
    int cell = Action.cell(action);
    int kind = Action.kind(action);
    if (kind != Action.MOVE && kind != Action.ATTACK) {
      return "there are only moves, attacks and the pass";
    }
    if (!position.board().contains(cell)) {
      return outside(position.rows(), position.columns());
    }
    return kind == Action.MOVE ? toMove(position, cell) : toAttack(position, cell);
  }

  static String outside(int rows, int columns) {
    return "the cell is outside the " + rows + " x " + columns + " grid";
  }

  private static @Nullable String toMove(GridConflictPosition position, int cell) {
    int distance = Cell.distance(position.moverCell(), cell);
    if (distance == 0) {
      return "a move goes to another cell";
    }
    // Only the cell at the end counts: what lies between is passed over.
    if (position.board().at(cell) == Board.MONSTER) {
      return "a monster is on the cell";
    }
    if (cell == position.waitingCell()) {
      return "the other player is on the cell";
    }
    return distance <= position.moverStamina()
        ? null
        : "the move costs " + distance + " stamina, only " + position.moverStamina() + " is left";
  }

  private static @Nullable String toAttack(GridConflictPosition position, int cell) {
    if (!Cell.areNeighbours(position.moverCell(), cell)) {
      return "an attack strikes one of the four cells beside the player";
    }
    if (position.board().at(cell) != Board.MONSTER && cell != position.waitingCell()) {
      return "neither the other player nor a monster is on the cell";
    }
    return position.moverStamina() >= GridConflictPosition.ATTACK_COST
        ? null
        : "an attack costs %s stamina, only %s is left"
            .formatted(GridConflictPosition.ATTACK_COST, position.moverStamina());
  }
}
