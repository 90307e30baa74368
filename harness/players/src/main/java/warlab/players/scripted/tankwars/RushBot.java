package warlab.players.scripted.tankwars;

/** Takes every base there is and lets nothing stop it; hunts only when all are its own. */
final class RushBot extends TankBot {
  private final Marches marches = new Marches();

  @Override
  int order(Field field) {
    marches.look(field);
    int base = marches.nearestBase(field, false);
    return base == Marches.NOWHERE ? HunterBot.hunt(field, marches) : marches.walk(field, base);
  }
}
