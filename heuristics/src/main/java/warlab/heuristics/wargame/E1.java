package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/** {@code e1} of the original program. */
public final class E1 extends WargameHeuristic {

  public E1() {
    super("e1", "worth of the units: AI 10, Virus and Tech 3, Firewall and Program 1");
  }

  @Override
  public boolean tellsQuietMovesApart(Side mover) {
    return false;
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    return worth(position.board(), view);
  }
}
