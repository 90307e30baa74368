package warlab.games.wargame;

import warlab.games.MoveStack;
import warlab.games.QuietMoves;

/**
 * The quiet moves of AI Wargame are the steps to empty cells. They are found and counted for all
 * units of a kind at once, as sets of cells; only the other moves are listed one by one.
 */
final class QuietSteps {
  private QuietSteps() {}

  /** Some legal step of a side, {@link QuietMoves#NONE} when there is none. */
  static int any(Board board, int side) {
    int own = board.units(side);
    int empty = Cells.ALL & ~board.occupied();
    int roamers = own & ~board.forwardOnly();
    int targets = Cells.nextTo(roamers) & empty;
    if (targets != 0) {
      int target = Integer.numberOfTrailingZeros(targets);
      // The set says where a step can end; whose it is follows from the cells beside it.
      return move(Cells.neighbours(target) & roamers, target);
    }
    int marchers = Reach.marchers(board, side);
    targets = Cells.forwardOf(side, marchers) & empty;
    if (targets == 0) {
      return QuietMoves.NONE;
    }
    int target = Integer.numberOfTrailingZeros(targets);
    // Back from the target: forward for the other side.
    return move(Cells.forward(side ^ 1, target) & marchers, target);
  }

  /**
   * Pushes attacks and repairs, then self-destructions with an enemy around; returns how many moves
   * there are besides.
   */
  static int listOthers(Board board, int side, MoveStack stack) {
    int[] moves = stack.reserve(MoveGenerator.MAX_MOVES);
    int start = stack.size();
    int size = start;
    int own = board.units(side);
    int enemies = board.units(side ^ 1);
    int wounded = Reach.wounded(board, side);
    // Counted here, where the sets are at hand: behind the loops it took a nanosecond of 15 more.
    int steps = Reach.countSteps(board, side);
    // Most units touch nobody, and are left out without a look.
    int active = own & Cells.nextTo(enemies | wounded);
    for (int sources = active; sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      int targets = enemies | Reach.repairable(board, sources & -sources, wounded);
      targets &= Cells.neighbours(source);
      for (; targets != 0; targets &= targets - 1) {
        moves[size++] = WargameMove.of(source, Integer.numberOfTrailingZeros(targets));
      }
    }
    // Last, since they rarely gain anything; where no enemy is around they only give a unit away.
    int blasts = own & Cells.aroundAny(enemies);
    for (int sources = blasts; sources != 0; sources &= sources - 1) {
      int source = Integer.numberOfTrailingZeros(sources);
      moves[size++] = WargameMove.of(source, source);
    }
    stack.extend(size - start);
    return steps + Integer.bitCount(own) - Integer.bitCount(blasts);
  }

  /** As {@link #listOthers}, and self-destructions that end the game. */
  static int listUnanswered(Board board, int side, MoveStack stack) {
    int others = listOthers(board, side, stack);
    int ai = board.units(side) & board.ais();
    int fatal = board.killedByBlast(ai) == 0 ? ai : ai | Cells.aroundAny(ai);
    int unlisted = fatal & board.units(side) & ~Cells.aroundAny(board.units(side ^ 1));
    for (int sources = unlisted; sources != 0; sources &= sources - 1) {
      stack.push(move(sources, Integer.numberOfTrailingZeros(sources)));
    }
    return others - Integer.bitCount(unlisted);
  }

  /** Whether the other side surely has a step after any step of a side, and after none. */
  static boolean isAnswered(Board board, int side) {
    int empty = Cells.ALL & ~board.occupied();
    int roamers = board.units(side ^ 1) & ~board.forwardOnly();
    int targets = Cells.nextTo(roamers) & empty;
    // A step blocks one cell and stops no Virus or Tech: two cells to go to are enough.
    if ((targets & (targets - 1)) != 0) {
      return true;
    }
    int marchers = Reach.marchers(board, side ^ 1);
    for (int steps = empty & Cells.nextTo(board.units(side)); steps != 0; steps &= steps - 1) {
      int step = steps & -steps;
      // Who steps beside a unit that only goes forward holds it.
      int free = marchers & ~Cells.nextTo(step);
      if (((targets | Cells.forwardOf(side ^ 1, free)) & empty & ~step) == 0) {
        return false;
      }
    }
    return ((targets | Cells.forwardOf(side ^ 1, marchers)) & empty) != 0;
  }

  private static int move(int sources, int target) {
    return WargameMove.of(Integer.numberOfTrailingZeros(sources), target);
  }
}
