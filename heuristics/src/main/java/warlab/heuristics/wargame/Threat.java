package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;

/**
 * How much Viruses, Firewalls and Programs threaten the enemy AI: damage over distance. Summed in
 * single precision, unit by unit in board order, and then cut, because the original does; any other
 * order rounds differently.
 */
final class Threat {
  private static final int OWN_WEIGHT = 5;
  private static final int ENEMY_WEIGHT = 1;

  /** The steps from corner to corner. */
  static final int LONGEST = 2 * (Cells.SIZE - 1);

  /** Terms at {@code kind << 4 | distance}; enemy terms are negative. */
  private static final float[] OWN = new float[Kind.COUNT << 4];

  private static final float[] ENEMY = new float[Kind.COUNT << 4];

  static {
    for (int kind : new int[] {Kind.VIRUS, Kind.FIREWALL, Kind.PROGRAM}) {
      for (int distance = 1; distance <= LONGEST; distance++) {
        float damage = Effects.damage(kind, Kind.AI);
        OWN[kind << 4 | distance] = OWN_WEIGHT * damage / distance;
        ENEMY[kind << 4 | distance] = -(ENEMY_WEIGHT * damage / distance);
      }
    }
  }

  private Threat() {}

  /** The threats on the enemy AI, five times, minus those on the own AI; cut towards zero. */
  static int balance(Board board, Side view) {
    int own = board.units(view);
    int ownAi = board.aiCell(view);
    int enemyAi = board.aiCell(view.opponent());
    float sum = 0;
    int units = board.occupied() & ~(board.ais() | board.techs());
    for (; units != 0; units &= units - 1) {
      int cell = Integer.numberOfTrailingZeros(units);
      int kind = board.kind(cell) << 4;
      sum +=
          (own >>> cell & 1) != 0
              ? OWN[kind | Cells.distance(cell, enemyAi)]
              : ENEMY[kind | Cells.distance(cell, ownAi)];
    }
    return (int) sum;
  }
}
