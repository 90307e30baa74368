package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** {@code e2} of the Python version, where health is not multiplied by worth. */
public final class E2py extends WargameHeuristic implements UnitSum {
  private static final int WORTH = 100;
  private static final int MOVE = 10;
  private static final UnitGains GAINS =
      new UnitGains(-MOVE, (kind, health) -> WORTH * Worth.ofKind(kind) + health);

  public E2py() {
    super("e2py", "100 x worth + health of the units, minus 10 x moves played");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    int health =
        board.totalHealth(board.units(view)) - board.totalHealth(board.units(view.opponent()));
    return WORTH * Worth.balance(board, view) + health - MOVE * position.movesPlayed();
  }

  @Override
  public UnitGains gains() {
    return GAINS;
  }
}
