package warlab.heuristics.gridconflict;

import warlab.games.Heuristic;
import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.Walk;

/** A heuristic to which it is all one where the fighters stand and whose turn it is. */
interface CountsNoWalk extends Heuristic, MoveGains {

  @Override
  default int base(Position position, Side view) {
    return evaluate(position, view);
  }

  @Override
  default int gain(Position position, int move, Side view) {
    int stamina = Walk.staminaAfter((GridConflictPosition) position, move);
    return stamina == Walk.NONE ? UNTOLD : 0;
  }
}
