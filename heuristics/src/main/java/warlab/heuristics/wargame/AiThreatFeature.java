package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;

/** Damage against an AI over distance to the enemy AI, in hundredths, all units. */
public final class AiThreatFeature extends WargameFeature {

  public AiThreatFeature() {
    super(
        "ai-threat",
        "damage against an AI over distance to the enemy AI, in hundredths, all units");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int target = board.aiCell(side.opponent());
    int sum = 0;
    for (int rest = own; rest != 0; rest &= rest - 1) {
      int cell = Integer.numberOfTrailingZeros(rest);
      sum += 100 * Effects.damage(board.kind(cell), Kind.AI) / Cells.distance(cell, target);
    }
    return sum;
  }
}
