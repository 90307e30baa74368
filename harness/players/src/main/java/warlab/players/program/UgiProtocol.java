package warlab.players.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.Seat;

/** {@code ugi}, the usual protocol, for every game: a program that is told limits and options. */
public final class UgiProtocol implements Protocol {
  public static final String ID = "ugi";

  private static final String OPTIONS = "options";
  private static final String RESTART = "restart";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public boolean plays(Game game) {
    return true;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.optionalInteger(GoLimits.DEPTH, 1, 1000, "plies that it is told to search")
            .as(Option.Role.DEPTH),
        Option.optionalInteger(GoLimits.NODES, 1, 1L << 52, "positions that it is told to visit")
            .as(Option.Role.NODES),
        ProgramOptions.TIME_MS,
        ProgramOptions.MARGIN_MS,
        Option.texts(OPTIONS, "options of the program, each sent as setoption"),
        Option.choice(
            RESTART, "never", List.of("never", "game"), "whether each game gets a fresh process"),
        ProgramOptions.REQUEST_TIMEOUT_MS);
  }

  @Override
  public Player start(Game game, Options settings, Seat seat) {
    UgiProgram program = seat.keep(KeptPrograms.class, KeptPrograms::new).get(settings);
    return new UgiPlayer(
        game, program, GoLimits.of(settings), seat, settings.text(RESTART).equals("game"));
  }

  private static UgiProgram start(Options settings) {
    return UgiProgram.start(
        ProgramOptions.words(settings, Map.of()),
        ProgramOptions.folder(settings),
        settings.texts(OPTIONS),
        ProgramOptions.requestTimeoutMs(settings));
  }

  /** The programs that one seat of a worker has running, one for each player that sits there. */
  private static final class KeptPrograms implements Seat.KeptOpen {
    /** By the settings of the player, an object that a seat has once. */
    private final Map<Options, UgiProgram> running = new HashMap<>();

    /** The program of a player: the one of its last game, unless that was ended. */
    UgiProgram get(Options player) {
      return running.compute(
          player, (settings, known) -> known == null || known.isEnded() ? start(settings) : known);
    }

    /** Tells all to end before it waits for the first. */
    @Override
    public void close() {
      running.values().removeIf(UgiProgram::isEnded);
      running.values().forEach(UgiProgram::quit);
      if (!running.isEmpty()) {
        UgiProgram.end(List.copyOf(running.values()));
      }
      running.clear();
    }
  }
}
