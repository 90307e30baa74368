package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.Cell;
import warlab.games.gridconflict.Fighter;
import warlab.games.gridconflict.GridConflictPosition;

/** How many blows it takes, and how many a round has. */
final class Blows {
  private Blows() {}

  /** Blows the attacker needs; one that does no damage counts as one point, so that it ends. */
  static int toKill(Fighter attacker, Fighter victim) {
    int damage = Math.max(1, attacker.damageTo(victim));
    return (victim.hitPoints() + damage - 1) / damage;
  }

  /** Blows that fit into a round that begins so far away, the walk included. */
  static int inRound(int stamina, int distance) {
    int left = stamina - (distance - 1);
    return Math.max(0, left / GridConflictPosition.ATTACK_COST);
  }

  static int distance(GridConflictPosition position) {
    return Cell.distance(position.cell(Side.FIRST), position.cell(Side.SECOND));
  }
}
