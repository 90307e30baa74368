package warlab.protocols.tankwars;

import java.io.IOException;
import java.util.List;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.Player;
import warlab.players.Seat;
import warlab.players.program.ProgramOptions;
import warlab.players.program.Protocol;
import warlab.protocols.tankwars.text.Limits;

/** {@code tank-wars}: a program connects over TCP and sees a server in lockstep. */
public final class TankWarsProtocol implements Protocol {
  private static final String STEP = "step";
  private static final String PORT = "port";

  @Override
  public String id() {
    return "tank-wars";
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof TankWarsGame;
  }

  @Override
  public List<Option> options() {
    return List.of(
        ProgramOptions.REQUEST_TIMEOUT_MS,
        Option.integer(STEP, 3, 1, 1000, "with tank-wars: updates from one STATUS to the next"),
        Option.optionalInteger(
            PORT, 1, 65_535, "with tank-wars: the port that a program has built in"));
  }

  @Override
  public Player start(Game game, Options settings, Seat seat) {
    Limits limits = Limits.inLockstep(ProgramOptions.requestTimeoutMs(settings));
    try {
      return new RemotePlayer(
          OutsideProgram.start(
              ProgramOptions.command(settings),
              ProgramOptions.folder(settings),
              (int) settings.integerOr(PORT, 0),
              limits),
          seat.side(),
          (int) settings.integer(STEP),
          limits);
    } catch (IOException notStarted) {
      throw new ForfeitException(
          Reason.NOT_STARTED, "the program " + notStarted.getMessage(), null);
    }
  }
}
