package warlab.players.scripted.tankwars;

import warlab.players.Player;
import warlab.players.Seat;

/** {@code idle} of Tank Wars. */
public final class IdleFactory extends TankBotFactory {

  public IdleFactory() {
    super("idle", "waits: what every other player must beat");
  }

  @Override
  Player create(Seat seat) {
    return new IdleBot();
  }
}
