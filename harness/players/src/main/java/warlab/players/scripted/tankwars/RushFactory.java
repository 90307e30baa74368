package warlab.players.scripted.tankwars;

/** {@code rush} of Tank Wars. */
public final class RushFactory extends TankBotFactory {

  public RushFactory() {
    super(
        "rush",
        "walks to every base that is not its own and fights only when it has all",
        seat -> new RushBot(seat.stream()));
  }
}
