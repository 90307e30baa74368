package warlab.heuristics.wargame;

import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/**
 * {@code e3e4}, the default of the original program: the formula follows the side to move, the view
 * stays.
 */
public final class E3e4 extends WargameHeuristic implements MoveGains {

  public E3e4() {
    super("e3e4", "attack when the Attacker is to move, else defend");
  }

  @Override
  public boolean tellsQuietMovesApart(Side mover) {
    return mover == Side.SECOND; // the Attacker moves next, and attack looks where units stand
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    return position.sideToMove() == Side.FIRST
        ? AttackHeuristic.score(position, view)
        : DefendHeuristic.score(position.board(), view);
  }

  // Told for the Attacker only, after whose moves the Defender's formula counts.

  @Override
  public int base(Position position, Side view) {
    return position.sideToMove() == Side.SECOND || UnitGains.isLast(position, 1)
        ? UNTOLD
        : DefendHeuristic.score(((WargamePosition) position).board(), view);
  }

  @Override
  public int gain(Position position, int move, Side view) {
    return DefendHeuristic.GAINS.of((WargamePosition) position, move, view);
  }
}
