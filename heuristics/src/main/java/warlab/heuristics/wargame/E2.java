package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** {@code e2} of the original program. */
public final class E2 extends UnitsHeuristic {

  public E2() {
    super("e2", "worth x (100 + health) of the units, minus 10 x moves played");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    return 100 * Worth.balance(board, view)
        + Worth.healthBalance(board, view)
        - 10 * position.movesPlayed();
  }
}
