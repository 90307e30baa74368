package warlab.heuristics.wargame;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;
import warlab.heuristics.Described;

/** A number of an AI Wargame board, counted for the side that owns the {@code own} cells. */
abstract class WargameFeature extends Described implements Feature {
  static final String GAME = "ai-wargame";

  WargameFeature(String id, String help) {
    super(GAME, id, help);
  }

  @Override
  public final int amount(Position position, Side side) {
    Board board = ((WargamePosition) position).board();
    return amount(board, side, board.units(side), board.units(side.opponent()));
  }

  abstract int amount(Board board, Side side, int own, int enemies);
}
