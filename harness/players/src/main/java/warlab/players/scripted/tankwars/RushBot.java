package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;

/** Takes every base there is and lets nothing stop it; hunts only when all are its own. */
final class RushBot extends TankBot {
  private final Marches marches;
  private final HunterBot hunter;

  RushBot(SeededStream stream) {
    marches = new Marches(stream);
    hunter = new HunterBot(stream);
  }

  @Override
  int order(Field field) {
    marches.look(field);
    int base = marches.nearestBase(field, false);
    return base == Ballot.NOTHING ? hunter.order(field) : marches.walk(field, base);
  }
}
