package warlab.players.scripted;

import warlab.games.Game;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code random}: any legal move, all equally likely. */
public final class RandomFactory implements PlayerFactory {

  @Override
  public String id() {
    return "random";
  }

  @Override
  public String help() {
    return "plays any legal move, all equally likely";
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    return new RandomPlayer(seat.stream());
  }
}
