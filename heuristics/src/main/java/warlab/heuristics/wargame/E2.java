package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** {@code e2} of the original program. */
public final class E2 extends WargameHeuristic implements UnitSum {
  private static final int UNIT = 100;
  private static final int MOVE = 10;
  private static final UnitGains GAINS =
      new UnitGains(-MOVE, (kind, health) -> Worth.ofKind(kind) * (UNIT + health));

  public E2() {
    super("e2", "worth x (100 + health) of the units, minus 10 x moves played");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    return UNIT * Worth.balance(board, view)
        + Worth.healthBalance(board, view)
        - MOVE * position.movesPlayed();
  }

  @Override
  public UnitGains gains() {
    return GAINS;
  }
}
