package warlab.lab.wire.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Options;
import warlab.games.gridconflict.GridConflict;
import warlab.games.tankwars.TankWarsGame;
import warlab.games.wargame.Wargame;
import warlab.lab.wire.broker.BrokerPlayer;
import warlab.lab.wire.process.CommandWords;
import warlab.lab.wire.remote.RemoteFactory;
import warlab.lab.wire.statefile.StateFilePlayer;
import warlab.lab.wire.ugi.GoLimits;
import warlab.lab.wire.ugi.UgiPlayer;
import warlab.lab.wire.ugi.UgiProgram;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code program}: an outside program plays, over one of several protocols. */
public final class ProgramFactory implements PlayerFactory {
  private static final String COMMAND = "command";
  private static final String PROTOCOL = "protocol";
  private static final String DIRECTORY = "directory";
  private static final String RESTART = "restart";
  private static final String TIME_MS = "timeMs";
  private static final String MARGIN_MS = "marginMs";
  private static final String REQUEST_TIMEOUT_MS = "requestTimeoutMs";

  /** The protocol of a program that is told limits and options. */
  public static final String UGI = "ugi";

  private static final String BROKER = "broker";

  /** The protocol of a program that is started for each move. */
  public static final String STATE_FILE = "state-file";

  private static final String TANK_WARS = "tank-wars";

  /** What only a program can be told that is spoken to. */
  private static final List<String> OF_UGI = List.of("depth", "nodes", "options");

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
        Option.requiredText(COMMAND, "the program with its arguments").as(Role.PROGRAM),
        Option.choice(PROTOCOL, UGI, protocols(game), "what it speaks"),
        Option.optionalInteger("depth", 1, 1000, "plies that it is told to search").as(Role.DEPTH),
        Option.optionalInteger("nodes", 1, 1L << 52, "positions that it is told to visit")
            .as(Role.NODES),
        Option.optionalInteger(
                TIME_MS,
                1,
                86_400_000,
                "milliseconds for a move; over ugi 1000 if there is neither depth nor nodes")
            .as(Role.TIME_LIMIT),
        Option.integer(MARGIN_MS, 50, 0, 60_000, "how much later is no overrun yet")
            .as(Role.TIME_MARGIN),
        Option.texts("options", "options of the program, each sent as setoption"),
        Option.choice(
            RESTART, "never", List.of("never", "game"), "whether each game gets a fresh process"),
        Option.integer(
            REQUEST_TIMEOUT_MS, 10_000, 1, 3_600_000, "how long it may be silent otherwise"),
        Option.integer("step", 3, 1, 1000, "with tank-wars: updates from one STATUS to the next"),
        Option.folder(DIRECTORY, "where it is started, by default beside the config"));
  }

  /**
   * The settings of a program that is to be tried out.
   *
   * @param patienceMs how long a move, or anything else, may take
   */
  public Options settings(Game game, String protocol, String command, long patienceMs) {
    return Options.of(
        options(game),
        Map.of(
            PROTOCOL,
            protocol,
            COMMAND,
            command,
            TIME_MS,
            patienceMs,
            REQUEST_TIMEOUT_MS,
            patienceMs));
  }

  /** What a program may speak that plays a game, the usual protocol first. */
  public static List<String> protocols(Game game) {
    List<String> protocols = new ArrayList<>(List.of(UGI));
    if (game instanceof Wargame) {
      protocols.add(BROKER);
    } else if (game instanceof GridConflict) {
      protocols.add(STATE_FILE);
    } else if (game instanceof TankWarsGame) {
      protocols.add(TANK_WARS);
    }
    return protocols;
  }

  @Override
  public @Nullable String objection(Options options) {
    if (options.text(COMMAND).isBlank()) {
      return "command: expected a program to start";
    }
    String protocol = options.text(PROTOCOL);
    if (protocol.equals(BROKER) && !options.text(COMMAND).contains("{url}")) {
      return "command: expected {url} in it, for the address of the broker";
    }
    return protocol.equals(UGI)
        ? null
        : OF_UGI.stream()
            .filter(options::has)
            .findFirst()
            .map(name -> name + ": a program that speaks " + protocol + " cannot be told that")
            .orElse(null);
  }

  @Override
  public boolean needsPlainStart(Options options) {
    return options.text(PROTOCOL).equals(BROKER);
  }

  @Override
  public List<Path> files(Options options) {
    return CommandWords.files(options.text(COMMAND), options.folder(DIRECTORY));
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    String command = options.text(COMMAND);
    Path folder = options.folder(DIRECTORY);
    long timeMs = options.integerOr(TIME_MS, 0);
    long marginMs = options.integer(MARGIN_MS);
    return switch (options.text(PROTOCOL)) {
      case BROKER -> BrokerPlayer.start(game, seat, command, folder, timeMs, marginMs);
      case STATE_FILE -> new StateFilePlayer(game, command, folder, timeMs, marginMs);
      case TANK_WARS ->
          RemoteFactory.start(
              command,
              folder,
              seat.side(),
              (int) options.integer("step"),
              options.integer(REQUEST_TIMEOUT_MS));
      default -> ugi(game, options, seat);
    };
  }

  private static Player ugi(Game game, Options options, Seat seat) {
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
        options.integer(REQUEST_TIMEOUT_MS));
  }
}
