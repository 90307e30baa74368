package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;

/** Health the AI keeps when all enemies beside it strike at once. */
public final class AiSafetyFeature extends WargameFeature {

  public AiSafetyFeature() {
    super("ai-safety", "health the AI keeps when all enemies beside it strike at once");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int ai = board.aiCell(side);
    int damage = 0;
    for (int rest = Cells.neighbours(ai) & enemies; rest != 0; rest &= rest - 1) {
      damage += Effects.damage(board.kind(Integer.numberOfTrailingZeros(rest)), Kind.AI);
    }
    return Math.max(0, board.health(ai) - damage);
  }
}
