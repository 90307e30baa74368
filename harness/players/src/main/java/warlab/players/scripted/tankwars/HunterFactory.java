package warlab.players.scripted.tankwars;

import warlab.players.Player;
import warlab.players.Seat;

/** {@code hunter} of Tank Wars. */
public final class HunterFactory extends TankBotFactory {

  public HunterFactory() {
    super(
        "hunter",
        "shoots the nearest enemy in range, walks to the nearest it sees, else takes bases");
  }

  @Override
  Player create(Seat seat) {
    return new HunterBot(seat.stream());
  }
}
