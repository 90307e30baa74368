package warlab.players.scripted.tankwars;

/** {@code hunter} of Tank Wars. */
public final class HunterFactory extends TankBotFactory {

  public HunterFactory() {
    super(
        "hunter",
        "shoots the nearest enemy in range, walks to the nearest it sees, else takes bases",
        seat -> new HunterBot(seat.stream()));
  }
}
