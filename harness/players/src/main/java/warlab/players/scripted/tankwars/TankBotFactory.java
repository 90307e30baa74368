package warlab.players.scripted.tankwars;

import java.util.function.Function;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** One kind of Tank Wars bot. */
abstract class TankBotFactory extends Described implements PlayerFactory {
  private final Function<Seat, Player> maker;

  TankBotFactory(String id, String help, Function<Seat, Player> maker) {
    super(id, help);
    this.maker = maker;
  }

  @Override
  public final boolean plays(Game game) {
    return game instanceof TankWarsGame;
  }

  @Override
  public final Player create(Game game, Options options, Seat seat) {
    return maker.apply(seat);
  }
}
