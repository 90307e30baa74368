package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.WargamePosition;

/**
 * The heuristic of the original program for an Attacker to move. Not antisymmetric: its threats
 * count five times those of the enemy.
 */
public final class AttackHeuristic extends WargameHeuristic {

  public AttackHeuristic() {
    super("attack", "worth x (50 + health), combats to be won, threats on the AIs, moves played");
  }

  @Override
  int evaluate(WargamePosition position, Side view) {
    return score(position, view);
  }

  static int score(WargamePosition position, Side view) {
    Board board = position.board();
    int units = 50 * Worth.balance(board, view) + Worth.healthBalance(board, view);
    return 10 * units
        + 5 * Combat.outlook(board, view)
        + Threat.balance(board, view)
        - 10 * position.movesPlayed();
  }
}
