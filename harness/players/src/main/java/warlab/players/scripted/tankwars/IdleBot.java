package warlab.players.scripted.tankwars;

import warlab.players.scripted.tankwars.tactics.Battlefield;

/** Waits. What every other player must beat. */
final class IdleBot extends TankBot {

  @Override
  int order(Battlefield field) {
    return field.waitHere();
  }
}
