package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;

/** Legal moves but self-destruction. */
public final class MobilityFeature extends WargameFeature {

  public MobilityFeature() {
    super("mobility", "legal moves but self-destruction");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int empty = Cells.ALL & ~(own | enemies);
    int held = board.forwardOnly() & Cells.nextTo(enemies);
    int count = 0;
    for (int sources = own; sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      int targets = enemies | RepairReachFeature.repairable(board, own, source);
      if ((board.forwardOnly() >>> source & 1) == 0) {
        targets |= empty;
      } else if ((held >>> source & 1) == 0) {
        targets |= empty & ahead(side, source);
      }
      count += Integer.bitCount(targets & Cells.neighbours(source));
    }
    return count;
  }

  /** The cells after this one in the side's direction; beside it they are the two steps forward. */
  private static int ahead(Side side, int cell) {
    int before = (1 << cell) - 1;
    return side == Side.FIRST ? before : ~before;
  }
}
