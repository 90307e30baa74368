package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;

/** Health of the AI. */
public final class AiHealthFeature extends WargameFeature {

  public AiHealthFeature() {
    super("ai-health", "health of the AI");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return board.totalHealth(own & board.ais());
  }
}
