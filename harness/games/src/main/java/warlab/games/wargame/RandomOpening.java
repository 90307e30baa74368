package warlab.games.wargame;

import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SeededStream;

/**
 * Plays sensible random plies: no unit destroys itself and the game does not end. Where every other
 * move would end it, the opening stays shorter than asked.
 */
final class RandomOpening {
  private RandomOpening() {}

  static void play(Position position, int plies, long seed) {
    SeededStream stream = new SeededStream(seed);
    for (int played = 0; played < plies && playOne(position, stream); played++) {}
  }

  /** Tries moves in random order until one is sensible; without any, changes nothing. */
  private static boolean playOne(Position position, SeededStream stream) {
    MoveStack moves = new MoveStack();
    position.legalMoves(moves);
    for (int left = moves.size(); left > 0; left--) {
      // A shuffle made only as far as it is needed: what was tried goes behind what is left.
      moves.swap(stream.nextInt(left), left - 1);
      int move = moves.get(left - 1);
      if (WargameMove.isSelfDestruct(move)) {
        continue;
      }
      position.play(move);
      if (!position.isOver()) {
        return true;
      }
      position.undo();
    }
    return false;
  }
}
