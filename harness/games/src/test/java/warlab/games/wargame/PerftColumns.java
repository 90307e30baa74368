package warlab.games.wargame;

import warlab.games.MoveStack;
import warlab.games.Outcome;

/** Leaves of a perft by their last action, and how many of them are finished games of whom. */
record PerftColumns(
    long moves, long attacks, long repairs, long blasts, long attackerWins, long defenderWins) {

  static PerftColumns count(WargamePosition position, int depth) {
    Walk walk = new Walk(position);
    walk.walk(depth);
    return new PerftColumns(
        walk.moves, walk.attacks, walk.repairs, walk.blasts, walk.attackerWins, walk.defenderWins);
  }

  /** The same without winners, which are not alike for both sides. */
  PerftColumns actions() {
    return new PerftColumns(moves, attacks, repairs, blasts, 0, 0);
  }

  private static final class Walk {
    private final WargamePosition position;
    private final MoveStack stack = new MoveStack();
    private long moves;
    private long attacks;
    private long repairs;
    private long blasts;
    private long attackerWins;
    private long defenderWins;

    Walk(WargamePosition position) {
      this.position = position;
    }

    void walk(int depth) {
      int start = stack.size();
      int end = start + position.legalMoves(stack);
      for (int i = start; i < end; i++) {
        int move = stack.get(i);
        if (depth == 1) {
          countAction(move);
        }
        position.play(move);
        if (depth > 1) {
          walk(depth - 1);
        } else if (position.isOver()) {
          countWinner();
        }
        position.undo();
      }
      stack.truncate(start);
    }

    private void countAction(int move) {
      int target = 1 << WargameMove.target(move);
      if (WargameMove.isSelfDestruct(move)) {
        blasts++;
      } else if ((position.board().occupied() & target) == 0) {
        moves++;
      } else if ((position.board().units(position.sideToMove()) & target) != 0) {
        repairs++;
      } else {
        attacks++;
      }
    }

    private void countWinner() {
      if (position.outcome() == Outcome.FIRST_WINS) {
        attackerWins++;
      } else {
        defenderWins++;
      }
    }
  }
}
