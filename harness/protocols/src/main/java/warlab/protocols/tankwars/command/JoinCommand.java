package warlab.protocols.tankwars.command;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Options;
import warlab.games.Side;
import warlab.players.Player;
import warlab.players.command.GameCommand;
import warlab.protocols.tankwars.text.LineSocket;
import warlab.protocols.tankwars.text.RemoteClient;

/** Lets a player of ours play on a server. */
@Command(
    name = "join",
    description = {
      "Lets one of our players play on a Tank Wars server, ours or another, until the server"
          + " disconnects.",
      "--profile and --set should say what the server plays by: the protocol does not tell."
    },
    footer = {"", "Example: warlab join --port 1234 --player hunter"})
public final class JoinCommand extends GameCommand {
  private static final int CONNECT_MS = 10_000;

  @Mixin private WireArguments wire = new WireArguments();

  @Option(
      names = "--player",
      required = true,
      paramLabel = "PLAYER",
      description = "The player, such as tactician")
  private String player = "";

  @Override
  public String listedAfter() {
    return "serve";
  }

  @Override
  public Integer call() {
    Options rules = wire.rules(host());
    Function<Side, Player> maker = wire.player(host(), "--player", player, 0);
    try (RemoteClient client = new RemoteClient(connect(), rules, maker)) {
      client.play();
      host()
          .out()
          .println(
              "the server disconnected at iteration %d, it had taken %d orders"
                  .formatted(client.iteration(), client.orders()));
      return host().exitCode(false);
    } catch (IOException strange) {
      throw host().failure("the server " + strange.getMessage());
    }
  }

  private LineSocket connect() {
    int port = wire.port(host());
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(wire.address(host()), port), CONNECT_MS);
      return new LineSocket(socket, RemoteClient.MAX_LINE_BYTES);
    } catch (IOException refused) {
      throw host().failure("cannot connect to " + wire.address(port) + ": " + refused.getMessage());
    }
  }
}
