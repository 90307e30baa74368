package warlab.players.scripted.tankwars;

import warlab.games.Position;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;

/** {@code idle} of Tank Wars. */
public final class IdleFactory extends TankBotFactory {

  public IdleFactory() {
    super("idle", "waits: what every other player must beat", seat -> IdleFactory::waitHere);
  }

  private static Decision waitHere(Position view) {
    return Decision.unsearched(new Battlefield((TankPosition) view).waitHere());
  }
}
