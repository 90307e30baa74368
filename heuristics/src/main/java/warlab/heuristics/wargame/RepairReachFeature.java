package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;

/** Health that repairs of the next move could restore, added up over all of them. */
public final class RepairReachFeature extends WargameFeature {

  public RepairReachFeature() {
    super(
        "repair-reach",
        "health that repairs of the next move could restore, added up over all of them");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int sum = 0;
    for (int sources = own & (board.techs() | board.ais()); sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      int targets = repairable(board, own, source) & Cells.neighbours(source);
      for (; targets != 0; targets &= targets - 1) {
        int target = Integer.numberOfTrailingZeros(targets);
        int amount = Effects.repair(board.kind(source), board.kind(target));
        sum += Math.min(amount, Board.FULL_HEALTH - board.health(target));
      }
    }
    return sum;
  }

  /** The cells whose units the unit on a cell could repair if it stood beside them. */
  static int repairable(Board board, int own, int source) {
    int wounded = own & ~board.healthy();
    return switch (board.kind(source)) {
      case Kind.TECH -> wounded & board.forwardOnly();
      case Kind.AI -> wounded & ~board.forwardOnly();
      default -> 0;
    };
  }
}
