package warlab.players.scripted.tankwars;

import warlab.games.tankwars.TankMove;

/**
 * Shoots the nearest enemy in range, else walks to the nearest it sees, else takes bases; without
 * ammunition it walks home. Leads its targets and never aims at its own.
 */
final class HunterBot extends TankBot {
  private final Marches marches = new Marches();

  @Override
  int order(Field field) {
    marches.look(field);
    return hunt(field, marches);
  }

  static int hunt(Field field, Marches marches) {
    if (!field.isLoaded()) {
      return marches.fetchAmmunition(field);
    }
    int target = Gunnery.nearestTarget(field);
    if (target != Marches.NOWHERE) {
      return TankMove.fire(field.tile(), target);
    }
    int enemy = marches.nearestEnemy(field);
    return marches.walk(
        field, enemy != Marches.NOWHERE ? enemy : marches.nearestBase(field, false));
  }
}
