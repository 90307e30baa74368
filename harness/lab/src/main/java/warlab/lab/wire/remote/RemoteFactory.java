package warlab.lab.wire.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.tankwars.TankWarsGame;
import warlab.lab.wire.process.CommandWords;
import warlab.lab.wire.protocol.Limits;
import warlab.players.ForfeitException;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code remote}, an old spelling: an outside program plays Tank Wars over TCP. */
public final class RemoteFactory implements PlayerFactory {

  @Override
  public String id() {
    return "remote";
  }

  @Override
  public String help() {
    return "the old spelling of program with protocol tank-wars";
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof TankWarsGame;
  }

  @Override
  public List<Option> options(Game game) {
    return List.of(
        Option.requiredText(
                "command",
                "the program with its arguments; {host} and {port} are filled in, or come last")
            .as(Option.Role.PROGRAM),
        Option.integer("step", 3, 1, 1000, "updates from one STATUS to the next"),
        Option.integer(
            "requestTimeoutMs", 10_000, 1, 3_600_000, "how long the program may be silent"));
  }

  @Override
  public @Nullable String objection(Options options) {
    return options.text("command").isBlank() ? "command: expected a program to start" : null;
  }

  @Override
  public List<Path> files(Options options) {
    return CommandWords.files(options.text("command"), Path.of(""));
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    return start(
        options.text("command"),
        Path.of(""),
        seat.side(),
        (int) options.integer("step"),
        options.integer("requestTimeoutMs"));
  }

  /** Starts a program for one game. */
  public static Player start(String command, Path folder, Side side, int step, long silenceMs) {
    try {
      return new RemotePlayer(
          OutsideProgram.start(command, folder), side, step, Limits.inLockstep(silenceMs));
    } catch (IOException notStarted) {
      throw new ForfeitException("the program " + notStarted.getMessage(), notStarted);
    }
  }
}
