package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.players.scripted.tankwars.tactics.Battlefield;
import warlab.players.scripted.tankwars.tactics.Destinations;
import warlab.players.scripted.tankwars.tactics.RandomTieMax;

/** Takes every base there is and lets nothing stop it; hunts only when all are its own. */
final class RushBot extends TankBot {
  private final HunterBot hunter;

  RushBot(SeededStream stream) {
    super(stream);
    hunter = new HunterBot(stream);
  }

  @Override
  int order(Battlefield field, Destinations destinations) {
    int base = destinations.nearestBase(false);
    return base == RandomTieMax.NONE ? hunter.order(field, destinations) : destinations.walk(base);
  }
}
