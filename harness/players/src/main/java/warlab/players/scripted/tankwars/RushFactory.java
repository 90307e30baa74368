package warlab.players.scripted.tankwars;

import warlab.players.Player;
import warlab.players.Seat;

/** {@code rush} of Tank Wars. */
public final class RushFactory extends TankBotFactory {

  public RushFactory() {
    super("rush", "walks to every base that is not its own and fights only when it has all");
  }

  @Override
  Player create(Seat seat) {
    return new RushBot(seat.stream());
  }
}
