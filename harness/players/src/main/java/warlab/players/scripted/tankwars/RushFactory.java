package warlab.players.scripted.tankwars;

/**
 * {@code rush} of Tank Wars: takes every base there is and lets nothing stop it; hunts only when
 * all are its own.
 */
public final class RushFactory extends TankBotFactory {

  public RushFactory() {
    super(
        "rush",
        "walks to every base that is not its own and fights only when it has all",
        seat -> new TankBot(RushFactory::order, seat.stream()));
  }

  private static int order(Battlefield field, Destinations destinations) {
    int base = destinations.nearestBase(false);
    return base == RandomTieMax.NONE
        ? HunterFactory.order(field, destinations)
        : destinations.walk(base);
  }
}
