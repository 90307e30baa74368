package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.players.scripted.tankwars.tactics.Battlefield;
import warlab.players.scripted.tankwars.tactics.Destinations;
import warlab.players.scripted.tankwars.tactics.RandomTieMax;

/** Takes every base there is and lets nothing stop it; hunts only when all are its own. */
final class RushBot extends TankBot {
  private final Destinations destinations;
  private final HunterBot hunter;

  RushBot(SeededStream stream) {
    destinations = new Destinations(stream);
    hunter = new HunterBot(stream);
  }

  @Override
  int order(Battlefield field) {
    destinations.look(field);
    int base = destinations.nearestBase(field, false);
    return base == RandomTieMax.NONE ? hunter.order(field) : destinations.walk(field, base);
  }
}
