package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;

/** Worth of the units that outlast an enemy beside them. */
public final class CombatOutlookFeature extends WargameFeature {

  public CombatOutlookFeature() {
    super("combat-outlook", "worth of the units that outlast an enemy beside them");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return Combat.worthOfOutlasting(board, own, enemies);
  }
}
