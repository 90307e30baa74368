package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Kind;
import warlab.games.wargame.WargamePosition;

/** {@code e0}, from the course the game was made for. */
public final class E0 extends WargameHeuristic implements UnitSum {
  private static final int UNIT = 3;
  private static final int AI = 9999;
  private static final UnitGains GAINS =
      new UnitGains(0, (kind, health) -> kind == Kind.AI ? AI : UNIT);

  public E0() {
    super("e0", "units: 3 for each, 9999 for the AI");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    Board board = position.board();
    return points(board, board.units(view)) - points(board, board.units(view.opponent()));
  }

  private static int points(Board board, int cells) {
    return UNIT * Integer.bitCount(cells) + (AI - UNIT) * Integer.bitCount(cells & board.ais());
  }

  @Override
  public UnitGains gains() {
    return GAINS;
  }
}
