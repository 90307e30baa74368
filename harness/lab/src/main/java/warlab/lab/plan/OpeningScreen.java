package warlab.lab.plan;

import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Position;

/**
 * Throws away openings that a shallow search already sees decided: the side to move wins by force,
 * or loses whatever it does. The search knows wins and losses only, so it needs no heuristic, and
 * goes deeper as long as its budget of nodes lasts. Belongs to one thread.
 */
final class OpeningScreen {
  private static final int DEPTH = 3;
  private static final int MAX_NODES = 5000;

  private final boolean searches;
  private final MoveStack stack = new MoveStack();
  private int nodesLeft;

  OpeningScreen(Game game) {
    searches = !game.hidesInformation();
  }

  /** Whether a game from here is worth playing. The position is left as it was. */
  boolean isPlayable(Position position) {
    if (position.isOver()) {
      return false;
    }
    nodesLeft = searches ? MAX_NODES : 0;
    stack.clear();
    for (int depth = 1; depth <= DEPTH && nodesLeft > 0; depth++) {
      if (forced(position, depth) != 0) {
        return false;
      }
    }
    return true;
  }

  /** 1 if the side to move wins by force within the depth, -1 if it loses, 0 if neither. */
  private int forced(Position position, int depth) {
    nodesLeft--;
    if (position.isOver()) {
      return result(position);
    }
    if (depth == 0 || nodesLeft <= 0) {
      return 0;
    }
    int begin = stack.size();
    int count = position.legalMoves(stack);
    int best = -1;
    for (int i = begin; i < begin + count && best < 1; i++) {
      var mover = position.sideToMove();
      position.play(stack.get(i));
      int value = forced(position, depth - 1);
      best = Math.max(best, position.sideToMove() == mover ? value : -value);
      position.undo();
    }
    stack.truncate(begin);
    return best;
  }

  private static int result(Position position) {
    Outcome outcome = position.outcome();
    if (outcome == Outcome.DRAW) {
      return 0;
    }
    return outcome.isWinOf(position.sideToMove()) ? 1 : -1;
  }
}
