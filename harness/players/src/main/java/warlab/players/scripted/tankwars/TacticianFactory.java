package warlab.players.scripted.tankwars;

/** {@code tactician} of Tank Wars. */
public final class TacticianFactory extends TankBotFactory {

  public TacticianFactory() {
    super(
        "tactician",
        "dodges shells, picks targets by armour and health, keeps supplied, remembers enemies",
        seat -> new TankBot(new TacticianBot(seat.side()), seat.stream()));
  }
}
