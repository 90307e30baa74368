package warlab.heuristics.gridconflict;

import warlab.games.Heuristic;
import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;

/** A heuristic to which it is all one where the fighters stand and whose turn it is. */
interface CountsNoWalk extends Heuristic, MoveGains {

  @Override
  default int base(Position position, Side view) {
    return evaluate(position, view);
  }

  @Override
  default int gain(Position position, int move, Side view) {
    int stamina = ((GridConflictPosition) position).staminaAfterWalk(move);
    return stamina == GridConflictPosition.NO_WALK ? UNTOLD : 0;
  }
}
