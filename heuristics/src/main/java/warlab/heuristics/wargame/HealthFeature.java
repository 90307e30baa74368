package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;

/** Worth of the units times their health. */
public final class HealthFeature extends WargameFeature {

  public HealthFeature() {
    super("health", "worth of the units times their health");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return Worth.timesHealth(board, own);
  }
}
