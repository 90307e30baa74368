package warlab.protocols.wargame;

import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.wargame.Wargame;
import warlab.players.Player;
import warlab.players.Seat;
import warlab.players.program.ProgramOptions;
import warlab.players.program.Protocol;

/** {@code broker}: a program plays one game over HTTP, by posting moves and polling for others. */
public final class BrokerProtocol implements Protocol {

  @Override
  public String id() {
    return "broker";
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Wargame;
  }

  @Override
  public @Nullable String objection(Options settings) {
    return ProgramOptions.command(settings).contains("{url}")
        ? null
        : "command: expected {url} in it, for the address of the broker";
  }

  @Override
  public boolean needsPlainStart() {
    return true;
  }

  @Override
  public Player start(Game game, Options settings, Seat seat) {
    return new BrokerPlayer(game, settings, seat);
  }
}
