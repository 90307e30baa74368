package warlab.players.scripted.tankwars;

/** Waits. What every other player must beat. */
final class IdleBot extends TankBot {

  @Override
  int order(Field field) {
    return waitHere(field);
  }
}
