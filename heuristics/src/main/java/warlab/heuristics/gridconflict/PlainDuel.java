package warlab.heuristics.gridconflict;

import warlab.games.Side;
import warlab.games.gridconflict.Action;
import warlab.games.gridconflict.Cell;
import warlab.games.gridconflict.Fighter;
import warlab.games.gridconflict.GridConflictPosition;

/**
 * The fight of two simple minds: each round the one to act walks up and strikes as often as stamina
 * allows, or waits when no blow would be left after the walk. Items and monsters are not looked at.
 */
final class PlainDuel {
  static final int NOBODY_DIES = 0;

  private PlainDuel() {}

  /**
   * How many rounds are left, counting the one it happens in, when one of the two dies: positive
   * when the viewer's opponent dies, negative when the viewer does.
   */
  static int roundsLeftAtDeath(GridConflictPosition position, Side view) {
    Side mover = position.sideToMove();
    int left =
        roundsLeft(
            position,
            mover,
            position.roundLimit() - position.roundsCompleted(),
            position.stamina(mover),
            position.stamina(mover.opponent()),
            Blows.distance(position));
    return mover == view ? left : -left;
  }

  /**
   * The same after a walk or a pass, which is not played.
   *
   * @param stamina what it leaves, see {@link warlab.games.gridconflict.Walk#staminaAfter}
   */
  static int roundsLeftAfterWalk(
      GridConflictPosition position, int action, int stamina, Side view) {
    Side mover = position.sideToMove();
    Side next = stamina == 0 ? mover.opponent() : mover;
    int cell = Action.kind(action) == Action.PASS ? position.cell(mover) : Action.cell(action);
    int otherStamina = position.stamina(mover.opponent());
    int rounds = position.roundLimit() - position.roundsCompleted();
    int distance = Cell.distance(cell, position.cell(mover.opponent()));
    int left =
        stamina == 0
            ? roundsLeft(
                position,
                next,
                rounds - 1,
                otherStamina,
                position.fighter(mover).refill(),
                distance)
            : roundsLeft(position, next, rounds, stamina, otherStamina, distance);
    return next == view ? left : -left;
  }

  /** Positive when the opponent of the one to act dies. */
  private static int roundsLeft(
      GridConflictPosition position,
      Side mover,
      int rounds,
      int staminaNow,
      int otherStaminaNow,
      int distanceNow) {
    Fighter me = position.fighter(mover);
    Fighter other = position.fighter(mover.opponent());
    int myLife = Blows.toKill(other, me);
    int otherLife = Blows.toKill(me, other);
    int myStamina = staminaNow;
    int otherStamina = otherStaminaNow;
    int distance = distanceNow;
    boolean struck = true;
    for (int left = rounds; left > 0; left -= 2) {
      int myBlows = Blows.inRound(myStamina, distance);
      distance = myBlows > 0 ? 1 : distance;
      otherLife -= myBlows;
      if (otherLife <= 0) {
        return left;
      }
      int otherBlows = left > 1 ? Blows.inRound(otherStamina, distance) : 0;
      distance = otherBlows > 0 ? 1 : distance;
      myLife -= otherBlows;
      if (myLife <= 0) {
        return -(left - 1);
      }
      // Both have had full stamina and stood still: so they would for ever.
      if (!struck && myBlows + otherBlows == 0) {
        break;
      }
      struck = myBlows + otherBlows > 0;
      myStamina = me.refill();
      otherStamina = other.refill();
    }
    return NOBODY_DIES;
  }
}
