package warlab.players.scripted.tankwars;

import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.scripted.tankwars.tactics.Battlefield;
import warlab.players.scripted.tankwars.tactics.Destinations;
import warlab.players.scripted.tankwars.tactics.Routes;

/** A player of Tank Wars that finds an order for the asked unit by rules of its own. */
abstract class TankBot implements Player {
  final SeededStream stream;
  private final Routes routes = new Routes();

  TankBot(SeededStream stream) {
    this.stream = stream;
  }

  @Override
  public final Decision choose(Position view) {
    Battlefield field = new Battlefield((TankPosition) view);
    return Decision.unsearched(order(field, new Destinations(field, routes, stream)));
  }

  /** The order for the unit that is asked, which may walk to these destinations. */
  abstract int order(Battlefield field, Destinations destinations);
}
