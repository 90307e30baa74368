package warlab.protocols.tankwars.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Side;
import warlab.games.tankwars.map.TankMap;
import warlab.players.Player;
import warlab.players.command.GameCommand;
import warlab.protocols.tankwars.server.MatchResult;
import warlab.protocols.tankwars.server.TankServer;

/** Serves one match of Tank Wars over TCP. */
@Command(
    name = "serve",
    description = {
      "Serves one match of Tank Wars over TCP and prints who won.",
      "It runs at 30 updates a second, or in lockstep. Players get their numbers as they connect;"
          + " the match begins when all are there."
    },
    footer = {
      "",
      "Example: warlab serve --players remote,tactician --lockstep",
      "         python3 configs/clients/hunter.py 127.0.0.1 1234"
    })
public final class ServeCommand extends GameCommand {
  private static final String REMOTE = "remote";
  private static final int LOCKSTEP_TIMEOUT_MS = 10_000;
  private static final int REAL_TIME_TIMEOUT_MS = 60_000;
  private static final int LONGEST_TIMEOUT_MS = 3_600_000;
  private static final int LONGEST_STEP = 1000;

  /** Commas between players, not those between the settings of one. */
  private static final Pattern BETWEEN_PLAYERS = Pattern.compile(",(?=[^,=]*(?:[,:]|$))");

  @Mixin private WireArguments wire = new WireArguments();

  @Option(
      names = "--map",
      paramLabel = "NAME|FILE",
      defaultValue = "border",
      description = "A map as the command map takes them (default: border).")
  private String map = "";

  @Option(
      names = "--players",
      paramLabel = "LIST",
      description = "Who plays, by number: 'remote' for one who connects, or a player of ours.")
  private @Nullable String players;

  @Option(
      names = "--lockstep",
      description = "The world moves on when every player has asked for its next STATUS.")
  private boolean lockstep;

  @Option(
      names = "--step",
      paramLabel = "N",
      defaultValue = "3",
      description = "Updates from one STATUS to the next in lockstep (default: ${DEFAULT-VALUE}).")
  private int step;

  @Option(
      names = "--request-timeout",
      paramLabel = "MS",
      description = "A player silent for longer forfeits (default: 10000 in lockstep, else 60000).")
  private @Nullable Integer requestTimeoutMs;

  @Option(
      names = "--observers",
      paramLabel = "WHAT",
      defaultValue = "terrain",
      description = "What those see who connect later: terrain or full (default: terrain).")
  private String observers = "";

  @Override
  public String listedAfter() {
    return "check-program";
  }

  @Override
  public Integer call() throws InterruptedException {
    TankMap board = MapArgument.read(host(), "--map", map);
    List<String> seats = seats(board);
    Map<Integer, Function<Side, Player>> ours = ours(seats);
    try (TankServer server = open(settings(board), ours)) {
      host()
          .err()
          .println(
              "map %s, listening on %s, players still to connect: %d"
                  .formatted(
                      board.name(), wire.address(server.port()), seats.size() - ours.size()));
      host().err().flush();
      return report(server.play(), seats);
    }
  }

  private List<String> seats(TankMap board) {
    if (players == null) {
      return Collections.nCopies(board.players(), REMOTE);
    }
    List<String> seats = BETWEEN_PLAYERS.splitAsStream(players).map(String::strip).toList();
    if (seats.size() != board.players()) {
      throw host()
          .refusal(
              "--players: the map '%s' has %d players, not %d"
                  .formatted(board.name(), board.players(), seats.size()));
    }
    return seats;
  }

  private TankServer.Settings settings(TankMap board) {
    int timeoutMs =
        Objects.requireNonNullElse(
            requestTimeoutMs, lockstep ? LOCKSTEP_TIMEOUT_MS : REAL_TIME_TIMEOUT_MS);
    String seen = WireArguments.oneOf(host(), "--observers", observers, List.of("terrain", "full"));
    return new TankServer.Settings(
        board,
        wire.rules(host()),
        wire.seed(),
        wire.address(host()),
        wire.port(host()),
        lockstep ? WireArguments.inRange(host(), "--step", step, 1, LONGEST_STEP) : 0,
        WireArguments.inRange(host(), "--request-timeout", timeoutMs, 1, LONGEST_TIMEOUT_MS),
        seen.equals("full"));
  }

  /** Our own players by number, checked. */
  private Map<Integer, Function<Side, Player>> ours(List<String> seats) {
    Map<Integer, Function<Side, Player>> ours = new TreeMap<>();
    for (int number = 1; number <= seats.size(); number++) {
      String player = seats.get(number - 1);
      if (!player.equals(REMOTE)) {
        ours.put(number, wire.player(host(), "--players", player, number));
      }
    }
    return ours;
  }

  private TankServer open(TankServer.Settings settings, Map<Integer, Function<Side, Player>> ours) {
    try {
      TankServer server = new TankServer(settings);
      for (var seat : ours.entrySet()) {
        server.seat(seat.getKey(), seat.getValue());
      }
      return server;
    } catch (IOException taken) {
      throw host()
          .failure("cannot listen on " + wire.address(settings.port()) + ": " + taken.getMessage());
    }
  }

  private int report(MatchResult result, List<String> seats) {
    String winner =
        result.winner() == 0
            ? "draw"
            : "player " + result.winner() + " (" + seats.get(result.winner() - 1) + ") wins";
    host().out().println(winner + " by " + result.rule() + " at iteration " + result.iteration());
    PrintWriter err = host().err();
    result
        .forfeits()
        .forEach(
            (number, why) ->
                err.printf("player %d (%s) forfeited: %s%n", number, seats.get(number - 1), why));
    return host().exitCode(!result.forfeits().isEmpty());
  }
}
