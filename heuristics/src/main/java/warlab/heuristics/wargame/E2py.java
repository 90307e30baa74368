package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** {@code e2} of the Python version, where health is not multiplied by worth. */
public final class E2py extends UnitsHeuristic {

  public E2py() {
    super("e2py", "100 x worth + health of the units, minus 10 x moves played");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    int health =
        board.totalHealth(board.units(view)) - board.totalHealth(board.units(view.opponent()));
    return 100 * Worth.balance(board, view) + health - 10 * position.movesPlayed();
  }
}
