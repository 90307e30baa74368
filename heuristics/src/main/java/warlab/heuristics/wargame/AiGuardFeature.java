package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;

/** Own units on the eight cells around the AI. */
public final class AiGuardFeature extends WargameFeature {

  public AiGuardFeature() {
    super("ai-guard", "own units on the eight cells around the AI");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return Integer.bitCount(own & Cells.around(board.aiCell(side)));
  }
}
