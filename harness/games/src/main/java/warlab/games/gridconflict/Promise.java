package warlab.games.gridconflict;

import warlab.games.SearchHints;

/**
 * How promising an action looks before anything is searched: a kill, then blows, monsters and good
 * items, then walking beside the opponent with breath for a blow, then walking closer, and last
 * what harms the one who does it.
 */
final class Promise {
  private static final int KILL = SearchHints.MAX_PROMISE;
  private static final int BLOW = 800;
  private static final int MONSTER = 600;
  private static final int BESIDE_OPPONENT = 500;
  private static final int ITEM = 400;
  private static final int PASS = 200;
  private static final int WALK = 50;
  private static final int LARGEST_ITEM = 190;

  private Promise() {}

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
    return damage == 0 ? 0 : BLOW + Math.min(LARGEST_ITEM, damage);
  }

  private static int ofMove(GridConflictPosition position, int cell) {
    int content = position.board().at(cell);
    if (content != Board.EMPTY) {
      return ofItem(position.mover(), position.board().item(content));
    }
    int left = position.moverStamina() - Cell.distance(position.moverCell(), cell);
    int gap = Cell.distance(cell, position.waitingCell());
    if (gap == 1 && left >= GridConflictPosition.ATTACK_COST) {
      return BESIDE_OPPONENT + Math.min(left, 90);
    }
    return Math.max(0, WALK - gap);
  }

  private static int ofItem(Fighter mover, Item item) {
    if (mover.hitPoints() + item.hitPoints() <= 0) {
      return 0;
    }
    return ITEM + Math.max(-LARGEST_ITEM, Math.min(LARGEST_ITEM, item.sum()));
  }
}
