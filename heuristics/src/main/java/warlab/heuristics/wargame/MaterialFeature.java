package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;

/** Worth of the units: AI 10, Virus and Tech 3, Firewall and Program 1. */
public final class MaterialFeature extends WargameFeature {

  public MaterialFeature() {
    super("material", "worth of the units: AI 10, Virus and Tech 3, Firewall and Program 1");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    return Worth.of(board, own);
  }
}
