package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;

/** Who outlasts whom among units that stand next to each other, as the original counts it. */
final class Combat {
  /** Blows it takes to lose a health, at {@code health << 4 | damage}, rounded up. */
  private static final byte[] ROUNDS = new byte[16 << 4];

  private static final int MOST_ROUNDS = 9;

  static {
    for (int health = 1; health <= Board.FULL_HEALTH; health++) {
      for (int damage = 1; damage <= Board.FULL_HEALTH; damage++) {
        ROUNDS[health << 4 | damage] = (byte) ((health + damage - 1) / damage);
      }
    }
  }

  private Combat() {}

  /** The worth of own units that outlast an enemy next to them, minus that of such enemies. */
  static int outlook(Board board, Side view) {
    int own = board.units(view);
    int enemies = board.units(view.opponent());
    return worthOfOutlasting(board, own, enemies) - worthOfOutlasting(board, enemies, own);
  }

  /** The worth of the units that last strictly longer than some enemy beside them. */
  static int worthOfOutlasting(Board board, int own, int enemies) {
    int worth = 0;
    for (int engaged = own & Cells.nextTo(enemies); engaged != 0; engaged &= engaged - 1) {
      int cell = Integer.numberOfTrailingZeros(engaged);
      if (outlastsOne(board, cell, Cells.neighbours(cell) & enemies)) {
        worth += Worth.ofKind(board.kind(cell));
      }
    }
    return worth;
  }

  private static boolean outlastsOne(Board board, int cell, int besides) {
    int kind = board.kind(cell);
    int health = board.health(cell);
    int lasts = MOST_ROUNDS;
    int shortest = MOST_ROUNDS;
    for (int rest = besides; rest != 0; rest &= rest - 1) {
      int enemy = Integer.numberOfTrailingZeros(rest);
      int enemyKind = board.kind(enemy);
      lasts = Math.min(lasts, rounds(health, Effects.damage(enemyKind, kind)));
      shortest = Math.min(shortest, rounds(board.health(enemy), Effects.damage(kind, enemyKind)));
    }
    return lasts > shortest;
  }

  private static int rounds(int health, int damage) {
    return ROUNDS[health << 4 | damage];
  }
}
