package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;

/** Steps the units have gone from the own corner towards the enemy one. */
public final class AdvanceFeature extends WargameFeature {

  public AdvanceFeature() {
    super("advance", "steps the units have gone from the own corner towards the enemy one");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int home = side == Side.FIRST ? Cells.COUNT - 1 : 0;
    int sum = 0;
    for (int rest = own; rest != 0; rest &= rest - 1) {
      sum += Cells.distance(Integer.numberOfTrailingZeros(rest), home);
    }
    return sum;
  }
}
