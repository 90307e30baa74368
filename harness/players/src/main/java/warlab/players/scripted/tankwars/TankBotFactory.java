package warlab.players.scripted.tankwars;

import java.util.function.Function;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** One kind of Tank Wars bot. */
abstract class TankBotFactory implements PlayerFactory {
  private final String id;
  private final String help;

  private final Function<Seat, Player> maker;

  TankBotFactory(String id, String help, Function<Seat, Player> maker) {
    this.id = id;
    this.help = help;
    this.maker = maker;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
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
