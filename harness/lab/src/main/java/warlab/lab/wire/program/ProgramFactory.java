package warlab.lab.wire.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.wire.process.CommandWords;
import warlab.lab.wire.ugi.GoLimits;
import warlab.lab.wire.ugi.UgiPlayer;
import warlab.lab.wire.ugi.UgiProgram;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code program}: an outside program plays. */
public final class ProgramFactory implements PlayerFactory {
  private static final String COMMAND = "command";
  private static final String DIRECTORY = "directory";
  private static final String RESTART = "restart";

  @Override
  public String id() {
    return "program";
  }

  @Override
  public String help() {
    return "a program of your own, in any language; docs/your-program.md shows how";
  }

  @Override
  public List<Option> options(Game game) {
    return List.of(
        Option.requiredText(COMMAND, "the program with its arguments"),
        Option.optionalInteger("depth", 1, 1000, "plies that it is told to search"),
        Option.optionalInteger("nodes", 1, 1L << 52, "positions that it is told to visit"),
        Option.optionalInteger(
            "timeMs",
            1,
            86_400_000,
            "milliseconds for a move; 1000 if there is neither depth nor nodes"),
        Option.integer("marginMs", 50, 0, 60_000, "how much later is no overrun yet"),
        Option.texts("options", "options of the program, each sent as setoption"),
        Option.choice(
            RESTART, "never", List.of("never", "game"), "whether each game gets a fresh process"),
        Option.integer("requestTimeoutMs", 10_000, 1, 3_600_000, "how long it may take to start"),
        Option.folder(DIRECTORY, "where it is started, by default beside the config"));
  }

  @Override
  public @Nullable String objection(Options options) {
    return options.text(COMMAND).isBlank() ? "command: expected a program to start" : null;
  }

  @Override
  public List<Path> files(Options options) {
    return CommandWords.files(options.text(COMMAND), options.folder(DIRECTORY));
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    UgiProgram program =
        seat.keep(KeptPrograms.class, KeptPrograms::new).get(options, () -> start(options));
    return new UgiPlayer(
        game, program, GoLimits.of(options), seat, options.text(RESTART).equals("game"));
  }

  private static UgiProgram start(Options options) {
    return UgiProgram.start(
        CommandWords.split(options.text(COMMAND), Map.of()),
        options.folder(DIRECTORY),
        options.texts("options"),
        options.integer("requestTimeoutMs"));
  }
}
