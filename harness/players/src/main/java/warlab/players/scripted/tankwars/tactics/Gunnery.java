package warlab.players.scripted.tankwars.tactics;

import warlab.games.SeededStream;

/** Finds targets: tiles in range where an enemy will be when the shell lands, and no friend. */
public final class Gunnery {
  private final RandomTieMax max;

  public Gunnery(SeededStream stream) {
    max = new RandomTieMax(stream);
  }

  /** The tile where the nearest enemy in range will be, or nothing. */
  public int nearestTarget(Battlefield field) {
    int range = field.rangeAt(field.tile());
    max.reset(-range - 1);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int place = field.placeIn(other, field.impactAt());
        int distance = field.board().distance(field.tile(), place);
        if (distance >= 1 && !isFriendThere(field, place)) {
          max.offer(place, -distance);
        }
      }
    }
    return max.winner();
  }

  /** Whether an own unit will be on a tile when a shell fired now lands. */
  public static boolean isFriendThere(Battlefield field, int tile) {
    for (int other = 0; other < field.units().count(); other++) {
      if (!field.isEnemy(other) && field.placeIn(other, field.impactAt()) == tile) {
        return true;
      }
    }
    return false;
  }
}
