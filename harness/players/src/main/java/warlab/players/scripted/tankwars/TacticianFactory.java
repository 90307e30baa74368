package warlab.players.scripted.tankwars;

import warlab.players.Player;
import warlab.players.Seat;

/** {@code tactician} of Tank Wars. */
public final class TacticianFactory extends TankBotFactory {

  public TacticianFactory() {
    super(
        "tactician",
        "dodges shells, picks targets by armour and health, keeps supplied, remembers enemies");
  }

  @Override
  Player create(Seat seat) {
    return new TacticianBot(seat.side(), seat.stream());
  }
}
