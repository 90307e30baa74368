package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;

/** Finds targets: tiles in range where an enemy will be when the shell lands, and no friend. */
final class Gunnery {
  private final Ballot ballot;

  Gunnery(SeededStream stream) {
    ballot = new Ballot(stream);
  }

  /** The tile where the nearest enemy in range will be, or nothing. */
  int nearestTarget(Field field) {
    int range = field.rangeAt(field.tile());
    ballot.open(-range - 1);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int place = field.placeIn(other, field.impactAt());
        int distance = field.board().distance(field.tile(), place);
        if (distance >= 1 && !isFriendThere(field, place)) {
          ballot.offer(place, -distance);
        }
      }
    }
    return ballot.winner();
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
