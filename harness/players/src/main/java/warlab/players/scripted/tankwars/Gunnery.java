package warlab.players.scripted.tankwars;

/** Finds targets: tiles in range where an enemy will be when the shell lands, and no friend. */
final class Gunnery {
  private Gunnery() {}

  /** The tile where the nearest enemy in range will be, or {@link Marches#NOWHERE}. */
  static int nearestTarget(Field field) {
    int best = Marches.NOWHERE;
    int bestDistance = field.rangeAt(field.tile()) + 1;
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int place = field.placeIn(other, field.impactAt());
        int distance = field.board().distance(field.tile(), place);
        if (distance >= 1 && distance < bestDistance && !isFriendThere(field, place)) {
          best = place;
          bestDistance = distance;
        }
      }
    }
    return best;
  }

  /** Whether an own unit will be on a tile when a shell fired now lands. */
  static boolean isFriendThere(Field field, int tile) {
    for (int other = 0; other < field.units().count(); other++) {
      if (!field.isEnemy(other) && field.placeIn(other, field.impactAt()) == tile) {
        return true;
      }
    }
    return false;
  }
}
