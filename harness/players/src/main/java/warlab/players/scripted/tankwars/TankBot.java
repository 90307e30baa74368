package warlab.players.scripted.tankwars;

import warlab.games.Position;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.scripted.tankwars.tactics.Battlefield;

/** A player of Tank Wars that finds an order for the asked unit by rules of its own. */
abstract class TankBot implements Player {
  @Override
  public final Decision choose(Position view) {
    return Decision.unsearched(order(new Battlefield((TankPosition) view)));
  }

  /** The order for the unit that is asked. */
  abstract int order(Battlefield field);
}
