package warlab.heuristics.wargame;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/** A number of an AI Wargame board, counted for the side that owns the {@code own} cells. */
abstract class WargameFeature implements Feature {
  static final String GAME = "ai-wargame";

  private final String id;
  private final String help;

  WargameFeature(String id, String help) {
    this.id = id;
    this.help = help;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
  }

  @Override
  public final String game() {
    return GAME;
  }

  @Override
  public final int amount(Position position, Side side) {
    Board board = ((WargamePosition) position).board();
    return amount(board, side, board.units(side), board.units(side.opponent()));
  }

  abstract int amount(Board board, Side side, int own, int enemies);
}
