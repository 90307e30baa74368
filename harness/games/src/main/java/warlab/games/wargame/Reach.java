package warlab.games.wargame;

import warlab.games.Side;

/**
 * Whom a unit may act on, as sets of cells: who is held, who repairs whom, and how many moves there
 * are, without listing them. {@link MoveGenerator} and {@link QuietSteps} list moves from these.
 */
public final class Reach {
  private Reach() {}

  /**
   * AIs, Firewalls and Programs with a unit of a side's enemy beside them: those of the side may
   * not step. Of the enemy's own units the set says nothing; to leave them out would cost time.
   */
  static int held(Board board, int side) {
    return board.forwardOnly() & Cells.nextTo(board.units(side ^ 1));
  }

  /** A side's units that only go forward and are not held. */
  static int marchers(Board board, int side) {
    return board.units(side) & board.forwardOnly() & ~held(board, side);
  }

  /** A side's units at less than full health. */
  static int wounded(Board board, int side) {
    return board.units(side) & ~board.healthy();
  }

  /**
   * Those of the wounded that a unit can repair, near or far: a Tech the kinds that only go
   * forward, an AI the others.
   *
   * @param unit its cell as a set; all units of one kind do as well
   */
  static int repairable(Board board, int unit, int wounded) {
    if ((unit & board.techs()) != 0) {
      return wounded & board.forwardOnly();
    }
    return (unit & board.ais()) != 0 ? wounded & ~board.forwardOnly() : 0;
  }

  /** The cells beside a cell whose units the one on it may repair. */
  public static int repairs(Board board, Side side, int cell) {
    return repairable(board, 1 << cell, wounded(board, side.index())) & Cells.neighbours(cell);
  }

  /** How many steps to empty cells a side has. */
  static int countSteps(Board board, int side) {
    int empty = Cells.ALL & ~board.occupied();
    return Cells.countSteps(board.units(side) & ~board.forwardOnly(), empty)
        + Cells.countForwardSteps(side, marchers(board, side), empty);
  }

  /** How many legal moves a side has, or would have if it were to move, but self-destruction. */
  public static int countMoves(Board board, Side side) {
    int own = board.units(side);
    int wounded = wounded(board, side.index());
    int techs = own & board.techs();
    int ais = own & board.ais();
    return countSteps(board, side.index())
        + Cells.countSteps(own, board.units(side.opponent()))
        + Cells.countSteps(techs, repairable(board, techs, wounded))
        + Cells.countSteps(ais, repairable(board, ais, wounded));
  }
}
