package warlab.games.gridconflict;

import warlab.games.SeededStream;

/**
 * Odd random numbers that the small numbers of a position are multiplied with: the sum of the
 * products tells positions apart, so a key needs no mixing but one at the end.
 */
final class KeyFactors {
  static final long HIT_POINTS = factor(0);
  static final long ATTACK = factor(1);
  static final long DEFENCE = factor(2);
  static final long MAX_STAMINA = factor(3);
  static final long MOVER_CELL = factor(4);
  static final long MOVER_STAMINA = factor(5);
  static final long WAITING_CELL = factor(6);
  static final long WAITING_STAMINA = factor(7);
  static final long TURN = factor(8);

  private KeyFactors() {}

  private static long factor(int index) {
    return SeededStream.valueAt(0, index) | 1;
  }
}
