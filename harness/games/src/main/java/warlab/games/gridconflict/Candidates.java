package warlab.games.gridconflict;

import warlab.games.MoveStack;

/**
 * A short list of actions, at most one per target: attack, collect, or walk beside or towards the
 * opponent, each item and each monster. Retreat and free positioning are left out. After the public
 * C++ engine's idea; the details are ours.
 */
final class Candidates {
  /** The sides of a target in the order they are tried: east, west, south, north. */
  private static final int[] BESIDE = {1, -1, Cell.DOWN, -Cell.DOWN};

  private static final int[] DIAGONAL = {
    -Cell.DOWN - 1, -Cell.DOWN + 1, Cell.DOWN - 1, Cell.DOWN + 1
  };

  private static final int NOTHING = 0;

  private Candidates() {}

  static void push(GridConflictPosition position, MoveStack stack) {
    Board board = position.board();
    int first = stack.size();
    pushNew(againstFighter(position, position.waitingCell()), first, stack);
    for (int k = 0; k < board.items().size(); k++) {
      int cell = board.itemCell(k);
      if (cell != Cell.NONE) {
        pushNew(towardsItem(position, cell), first, stack);
      }
    }
    for (int place = 0; place < board.monsterPlaces(); place++) {
      int cell = board.monsterCell(place);
      if (cell != Cell.NONE) {
        pushNew(against(position, cell), first, stack);
      }
    }
  }

  private static void pushNew(int action, int first, MoveStack stack) {
    if (action == NOTHING) {
      return;
    }
    // The lists are short, about as long as there are targets.
    for (int i = first; i < stack.size(); i++) {
      if (stack.get(i) == action) {
        return;
      }
    }
    stack.push(action);
  }

  /** Too tired to strike a neighbour, the mover steps out of its line instead of waiting for it. */
  private static int againstFighter(GridConflictPosition position, int target) {
    boolean tired = position.moverStamina() < GridConflictPosition.ATTACK_COST;
    if (tired && Cell.areNeighbours(position.moverCell(), target)) {
      return moveToFirst(position, target, DIAGONAL, position.moverStamina());
    }
    return against(position, target);
  }

  private static int against(GridConflictPosition position, int target) {
    // What is left to walk with if there is to be a blow at the end.
    int spare = position.moverStamina() - GridConflictPosition.ATTACK_COST;
    if (Cell.areNeighbours(position.moverCell(), target)) {
      return spare >= 0 ? Action.attack(target) : NOTHING;
    }
    int beside = moveToFirst(position, target, BESIDE, spare);
    return beside != NOTHING ? beside : approach(position, target);
  }

  private static int towardsItem(GridConflictPosition position, int cell) {
    return Cell.distance(position.moverCell(), cell) <= position.moverStamina()
        ? Action.move(cell)
        : approach(position, cell);
  }

  private static int moveToFirst(
      GridConflictPosition position, int target, int[] offsets, int budget) {
    for (int offset : offsets) {
      int cell = target + offset;
      if (isEmpty(position.board(), cell) && Cell.distance(position.moverCell(), cell) <= budget) {
        return Action.move(cell);
      }
    }
    return NOTHING;
  }

  /** As near as stamina allows on a shortest way, stopping only on empty cells. */
  private static int approach(GridConflictPosition position, int target) {
    int down = Cell.row(target) - Cell.row(position.moverCell());
    int right = Cell.column(target) - Cell.column(position.moverCell());
    int downStep = Integer.signum(down) * Cell.DOWN;
    int rightStep = Integer.signum(right);
    int steps = Math.min(position.moverStamina(), Math.abs(down) + Math.abs(right) - 1);
    // Longest first; of one length, those that keep most of the way sideways.
    for (int length = steps; length > 0; length--) {
      int mostDown = Math.min(length, Math.abs(down));
      for (int d = Math.max(0, length - Math.abs(right)); d <= mostDown; d++) {
        int cell = position.moverCell() + d * downStep + (length - d) * rightStep;
        if (isEmpty(position.board(), cell)) {
          return Action.move(cell);
        }
      }
    }
    return NOTHING;
  }

  private static boolean isEmpty(Board board, int cell) {
    return board.at(cell) == Board.EMPTY && board.contains(cell);
  }
}
