package warlab.protocols.gridconflict;

import warlab.games.Game;
import warlab.games.Options;
import warlab.games.gridconflict.GridConflict;
import warlab.players.Player;
import warlab.players.Seat;
import warlab.players.program.Protocol;

/** {@code state-file}: a program is started for each move and reads the position from a file. */
public final class StateFileProtocol implements Protocol {

  @Override
  public String id() {
    return "state-file";
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof GridConflict;
  }

  @Override
  public boolean keepsNoGame() {
    return true;
  }

  @Override
  public Player start(Game game, Options settings, Seat seat) {
    return new StateFilePlayer(game, settings);
  }
}
