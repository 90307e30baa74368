package warlab.protocols.tankwars.command;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Option;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.players.Player;
import warlab.players.command.CommandHost;
import warlab.protocols.tankwars.server.TankServer;

/** What both ends of a connection are told: where it is, the rules, the seed of players. */
final class WireArguments {
  private static final String GAME = "tank-wars";
  private static final int LAST_PORT = 65_535;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      defaultValue = "127.0.0.1",
      description = "The address of the server (default: ${DEFAULT-VALUE}).")
  private String serverHost = "";

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "" + TankServer.DEFAULT_PORT,
      description = "Its port (default: ${DEFAULT-VALUE}); to serve, 0 for any that is free.")
  private int port;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of dice and players (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      defaultValue = "document",
      description = "Which reading of the rules: document or original (default: document).")
  private String profile = "";

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Another setting of tank-wars, as 'list games' shows them; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  int port(CommandHost host) {
    return inRange(host, "--port", port, 0, LAST_PORT);
  }

  long seed() {
    return seed;
  }

  InetAddress address(CommandHost host) {
    try {
      return InetAddress.getByName(serverHost);
    } catch (UnknownHostException unknown) {
      throw host.refusal("--host: unknown address '" + serverHost + "'");
    }
  }

  /** Host and port as people write them. */
  String address(int realPort) {
    return serverHost + ":" + realPort;
  }

  Options rules(CommandHost host) {
    Map<String, String> all = new LinkedHashMap<>(settings);
    all.put("profile", oneOf(host, "--profile", profile, List.of("document", "original")));
    return host.rules(host.game(GAME), all);
  }

  /** Checks a player in one line, and makes it later for the side that it gets. */
  Function<Side, Player> player(CommandHost host, String option, String text, int number) {
    return host.player(host.game(GAME), option, text, SeededStream.derive(seed, number));
  }

  static String oneOf(CommandHost host, String option, String value, List<String> known) {
    if (!known.contains(value)) {
      throw host.refusal(
          option + ": expected " + String.join(" or ", known) + ", not '" + value + "'");
    }
    return value;
  }

  static int inRange(CommandHost host, String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw host.refusal(
          option + ": expected a whole number from " + least + " to " + most + ", not " + value);
    }
    return value;
  }
}
