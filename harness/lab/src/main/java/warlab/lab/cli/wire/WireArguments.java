package warlab.lab.cli.wire;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.UsageException;
import warlab.lab.config.read.InlineOptions;
import warlab.lab.wire.server.ServerSettings;
import warlab.players.Player;

/** What both ends of a connection are told: where it is, the rules, the seed of players. */
final class WireArguments {
  private static final int LAST_PORT = 65_535;

  @Mixin private CatalogOption names = new CatalogOption();

  @Option(
      names = "--host",
      paramLabel = "HOST",
      defaultValue = "127.0.0.1",
      description = "The address of the server (default: ${DEFAULT-VALUE}).")
  private String host = "";

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "" + ServerSettings.DEFAULT_PORT,
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

  int port() {
    return inRange("--port", port, 0, LAST_PORT);
  }

  long seed() {
    return seed;
  }

  InetAddress host() {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException unknown) {
      throw new UsageException("--host: unknown address '" + host + "'");
    }
  }

  /** Host and port as people write them. */
  String address(int realPort) {
    return host + ":" + realPort;
  }

  Options rules() {
    Map<String, String> all = new LinkedHashMap<>(settings);
    all.put("profile", oneOf("--profile", profile, List.of("document", "original")));
    return InlineOptions.parse(game().options(), "--set", all);
  }

  /** Checks a player in one line, and makes it later for the side that it gets. */
  Function<Side, Player> player(String option, String text, int number) {
    return names.player(game(), option, text, SeededStream.derive(seed, number));
  }

  private Game game() {
    return names.game("tank-wars");
  }

  static String oneOf(String option, String value, List<String> known) {
    if (!known.contains(value)) {
      throw new UsageException(
          option + ": expected " + String.join(" or ", known) + ", not '" + value + "'");
    }
    return value;
  }

  static int inRange(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new UsageException(
          option + ": expected a whole number from " + least + " to " + most + ", not " + value);
    }
    return value;
  }
}
