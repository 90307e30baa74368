package warlab.games.gridconflict;

import warlab.games.SearchHints;

/**
 * How promising an action looks before anything is searched: a kill, then blows, a step beside the
 * opponent with breath for a blow, good items, monsters, then the rest, and last what harms the one
 * who does it. Of the orders tried this one searched the fewest nodes.
 */
final class MoveScore {
  private static final int KILL = SearchHints.MAX_SCORE;
  private static final int BLOW = 800;
  private static final int BESIDE_OPPONENT = 700;
  private static final int ITEM = SearchHints.EVEN_SCORE + 60;
  private static final int MONSTER = SearchHints.EVEN_SCORE + 20;
  private static final int PASS = SearchHints.POOR_SCORE + 100;
  private static final int WALK = SearchHints.POOR_SCORE + 50;
  private static final int HARMFUL = 0;

  private static final int LARGEST_DAMAGE = 190;
  private static final int LARGEST_ITEM = 190;
  private static final int LARGEST_STAMINA = 90;

  private MoveScore() {}

  static int of(GridConflictPosition position, int action) {
    return switch (Action.kind(action)) {
      case Action.ATTACK -> ofAttack(position, Action.cell(action));
      case Action.MOVE -> ofMove(position, Action.cell(action));
      default -> PASS;
    };
  }

  private static int ofAttack(GridConflictPosition position, int cell) {
    if (position.board().at(cell) == Board.MONSTER) {
      return MONSTER;
    }
    Fighter other = position.waiting();
    int damage = position.mover().damageTo(other);
    if (damage >= other.hitPoints()) {
      return KILL;
    }
    // Legal, costs ten and does nothing.
    return damage == 0 ? HARMFUL : BLOW + Math.min(LARGEST_DAMAGE, damage);
  }

  private static int ofMove(GridConflictPosition position, int cell) {
    int content = position.board().at(cell);
    if (content != Board.EMPTY) {
      return ofItem(position.mover(), position.board().item(content));
    }
    if (preparesBlow(position, cell)) {
      return BESIDE_OPPONENT + Math.min(LARGEST_STAMINA, staminaLeft(position, cell));
    }
    return Math.max(SearchHints.POOR_SCORE, WALK - Cell.distance(cell, position.waitingCell()));
  }

  private static int ofItem(Fighter mover, Item item) {
    int worth = Math.min(LARGEST_ITEM, item.sum());
    // An item may kill who collects it.
    if (worth < 0 || mover.hitPoints() + item.hitPoints() <= 0) {
      return HARMFUL;
    }
    return ITEM + worth;
  }

  /** Whether an action neither strikes nor collects nor prepares a blow on the opponent. */
  static boolean isQuiet(GridConflictPosition position, int action) {
    if (Action.kind(action) != Action.MOVE) {
      return Action.kind(action) == Action.PASS;
    }
    int cell = Action.cell(action);
    return position.board().at(cell) == Board.EMPTY && !preparesBlow(position, cell);
  }

  private static boolean preparesBlow(GridConflictPosition position, int cell) {
    return Cell.areNeighbours(cell, position.waitingCell())
        && staminaLeft(position, cell) >= GridConflictPosition.ATTACK_COST;
  }

  private static int staminaLeft(GridConflictPosition position, int cell) {
    return position.moverStamina() - Cell.distance(position.moverCell(), cell);
  }
}
