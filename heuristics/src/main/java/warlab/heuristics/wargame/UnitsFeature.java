package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;

/** Number of units. */
public final class UnitsFeature extends WargameFeature {

  public UnitsFeature() {
    super("units", "number of units");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return Integer.bitCount(own);
  }
}
