package warlab.games.wargame;

import warlab.games.MoveStack;

/**
 * Lists the legal moves of a side: by ascending source, then ascending target. Each unit's targets
 * are collected as a set of cells, whose bits in ascending order are the canonical order.
 */
final class MoveGenerator {
  /** Every unit at most destroys itself and acts on four neighbours. */
  static final int MAX_MOVES = 5 * Cells.COUNT;

  private MoveGenerator() {}

  static int generate(Board board, int side, MoveStack stack) {
    // Room for the longest list at once, so that no write below checks the size.
    int[] moves = stack.reserve(MAX_MOVES);
    int start = stack.size();
    int size = start;
    // What all units share is made once here: with it made again for each unit, listing took 27 ns
    // instead of 20.
    int own = board.units(side);
    int enemies = board.units(side ^ 1);
    int empty = Cells.ALL & ~(own | enemies);
    int wounded = Reach.wounded(board, side);
    int forwardOnly = board.forwardOnly();
    int held = Reach.held(board, side);
    for (int sources = own; sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      int unit = sources & -sources;
      int neighbours = Cells.neighbours(source);
      int targets = enemies | Reach.repairable(board, unit, wounded);
      if ((unit & forwardOnly) == 0) {
        targets |= empty;
      } else if ((unit & held) == 0) {
        targets |= empty & Cells.forward(side, source);
      }
      // Every unit may destroy itself; its own cell stands between left and right in the order.
      targets = (targets & neighbours) | unit;
      for (; targets != 0; targets &= targets - 1) {
        moves[size++] = WargameMove.of(source, Integer.numberOfTrailingZeros(targets));
      }
    }
    stack.extend(size - start);
    return size - start;
  }
}
