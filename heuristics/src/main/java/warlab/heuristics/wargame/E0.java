package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** {@code e0}, from the course the game was made for. */
public final class E0 extends UnitsHeuristic {

  public E0() {
    super("e0", "units: 3 for each, 9999 for the AI");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    return points(board, board.units(view)) - points(board, board.units(view.opponent()));
  }

  private static int points(Board board, int cells) {
    return 3 * Integer.bitCount(cells) + (9999 - 3) * Integer.bitCount(cells & board.ais());
  }
}
