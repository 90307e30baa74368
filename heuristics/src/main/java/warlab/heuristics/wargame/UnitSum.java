package warlab.heuristics.wargame;

import warlab.games.Heuristic;
import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/**
 * A heuristic that adds up the worths of the units by kind and health, own less the enemy's. Where
 * they stand does not count, so a step changes nothing.
 */
interface UnitSum extends Heuristic, MoveGains {

  UnitGains gains();

  @Override
  default boolean tellsQuietMovesApart(Side mover) {
    return false;
  }

  @Override
  default int base(Position position, Side view) {
    return UnitGains.isLast(position, 1) ? UNTOLD : evaluate(position, view) + gains().eachMove;
  }

  @Override
  default int baseOfTwo(Position position, Side view) {
    return UnitGains.isLast(position, 2) ? UNTOLD : evaluate(position, view) + 2 * gains().eachMove;
  }

  @Override
  default int gain(Position position, int move, Side view) {
    return gains().of((WargamePosition) position, move, view);
  }
}
