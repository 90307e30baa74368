package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;
import warlab.players.scripted.tankwars.tactics.Battlefield;
import warlab.players.scripted.tankwars.tactics.Destinations;
import warlab.players.scripted.tankwars.tactics.Gunnery;
import warlab.players.scripted.tankwars.tactics.RandomTieMax;

/**
 * Shoots the nearest enemy in range, else walks to the nearest it sees, else takes bases; without
 * ammunition it walks home. Leads its targets and never aims at its own.
 */
final class HunterBot extends TankBot {
  private final Destinations destinations;
  private final Gunnery gunnery;

  HunterBot(SeededStream stream) {
    destinations = new Destinations(stream);
    gunnery = new Gunnery(stream);
  }

  @Override
  int order(Battlefield field) {
    destinations.look(field);
    if (!field.isLoaded()) {
      return destinations.fetchAmmunition(field);
    }
    int target = gunnery.nearestTarget(field);
    if (target != RandomTieMax.NONE) {
      return TankMove.fire(field.tile(), target);
    }
    int enemy = destinations.nearestEnemy(field);
    return destinations.walk(
        field, enemy != RandomTieMax.NONE ? enemy : destinations.nearestBase(field, false));
  }
}
