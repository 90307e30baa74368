package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.games.tankwars.TankMove;

/**
 * Shoots the nearest enemy in range, else walks to the nearest it sees, else takes bases; without
 * ammunition it walks home. Leads its targets and never aims at its own.
 */
final class HunterBot extends TankBot {
  private final Marches marches;
  private final Gunnery gunnery;

  HunterBot(SeededStream stream) {
    marches = new Marches(stream);
    gunnery = new Gunnery(stream);
  }

  @Override
  int order(Field field) {
    marches.look(field);
    if (!field.isLoaded()) {
      return marches.fetchAmmunition(field);
    }
    int target = gunnery.nearestTarget(field);
    if (target != Ballot.NOTHING) {
      return TankMove.fire(field.tile(), target);
    }
    int enemy = marches.nearestEnemy(field);
    return marches.walk(field, enemy != Ballot.NOTHING ? enemy : marches.nearestBase(field, false));
  }
}
