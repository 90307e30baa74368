package warlab.heuristics.gridconflict;

import warlab.games.Side;
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
    Fighter me = position.fighter(mover);
    Fighter other = position.fighter(mover.opponent());
    int sign = mover == view ? 1 : -1;
    int distance = Blows.distance(position);
    int myLife = Blows.toKill(other, me);
    int otherLife = Blows.toKill(me, other);
    int myStamina = position.stamina(mover);
    int otherStamina = position.stamina(mover.opponent());
    boolean struck = true;
    for (int left = position.roundLimit() - position.roundsCompleted(); left > 0; left -= 2) {
      int myBlows = Blows.inRound(myStamina, distance);
      distance = myBlows > 0 ? 1 : distance;
      otherLife -= myBlows;
      if (otherLife <= 0) {
        return sign * left;
      }
      int otherBlows = left > 1 ? Blows.inRound(otherStamina, distance) : 0;
      distance = otherBlows > 0 ? 1 : distance;
      myLife -= otherBlows;
      if (myLife <= 0) {
        return -sign * (left - 1);
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
