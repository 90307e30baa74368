package warlab.players.scripted.tankwars;

import java.util.List;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** One kind of Tank Wars bot. */
abstract class TankBotFactory implements PlayerFactory {
  private final String id;
  private final String help;

  TankBotFactory(String id, String help) {
    this.id = id;
    this.help = help;
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
  public final List<Option> options(Game game) {
    return List.of();
  }

  @Override
  public final Player create(Game game, Options options, Seat seat) {
    return create(seat);
  }

  abstract Player create(Seat seat);
}
