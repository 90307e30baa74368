package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;

/**
 * {@code hunter} of Tank Wars: shoots the nearest enemy in range, else walks to the nearest it
 * sees, else takes bases; without ammunition it walks home. Leads its targets and never aims at its
 * own.
 */
public final class HunterFactory extends TankBotFactory {

  public HunterFactory() {
    super(
        "hunter",
        "shoots the nearest enemy in range, walks to the nearest it sees, else takes bases",
        seat -> new TankBot(HunterFactory::order, seat.stream()));
  }

  static int order(Battlefield field, Destinations destinations) {
    if (!field.isLoaded()) {
      return destinations.fetchAmmunition();
    }
    int target = nearestTarget(field, destinations.stream());
    if (target != RandomTieMax.NONE) {
      return TankMove.fire(field.tile(), target);
    }
    int enemy = destinations.nearestEnemy();
    return destinations.walk(enemy != RandomTieMax.NONE ? enemy : destinations.nearestBase(false));
  }

  /** The tile where the nearest enemy in range will be when the shell lands, and no friend. */
  private static int nearestTarget(Battlefield field, SeededStream stream) {
    RandomTieMax nearest = new RandomTieMax(stream, -field.rangeAt(field.tile()) - 1);
    for (int other = 0; other < field.units().count(); other++) {
      if (field.isEnemy(other)) {
        int place = field.units().placeIn(other, field.impactAt());
        int distance = field.board().distance(field.tile(), place);
        if (distance >= 1 && !field.isFriendAtImpact(place)) {
          nearest.offer(place, -distance);
        }
      }
    }
    return nearest.winner();
  }
}
