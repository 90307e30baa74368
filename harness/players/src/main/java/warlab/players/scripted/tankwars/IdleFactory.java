package warlab.players.scripted.tankwars;

import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;

/** {@code idle} of Tank Wars. */
public final class IdleFactory extends TankBotFactory {

  public IdleFactory() {
    super(
        "idle",
        "waits: what every other player must beat",
        seat -> view -> Decision.unsearched(new Battlefield((TankPosition) view).waitHere()));
  }
}
