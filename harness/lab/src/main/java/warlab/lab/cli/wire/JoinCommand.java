package warlab.lab.cli.wire;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Options;
import warlab.games.Side;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.run.RunException;
import warlab.lab.wire.join.RemoteClient;
import warlab.lab.wire.protocol.LineSocket;
import warlab.players.Player;

/** Lets a player of ours play on a server. */
@Command(
    name = "join",
    description = {
      "Lets one of our players play on a Tank Wars server, ours or another, until the server"
          + " disconnects.",
      "--profile and --set should say what the server plays by: the protocol does not tell."
    },
    footer = {"", "Example: warlab join --port 1234 --player hunter"})
public final class JoinCommand extends CliCommand {
  private static final int CONNECT_MS = 10_000;

  @Mixin private WireArguments wire = new WireArguments();

  @Option(
      names = "--player",
      required = true,
      paramLabel = "PLAYER",
      description = "The player, such as tactician")
  private String player = "";

  @Override
  public Integer call() {
    Options rules = wire.rules();
    Function<Side, Player> maker = wire.player("--player", player, 0);
    try (RemoteClient pilot = new RemoteClient(connect(), rules, maker)) {
      pilot.play();
      out()
          .println(
              "the server hung up at iteration "
                  + pilot.iteration()
                  + ", it had taken "
                  + pilot.orders()
                  + " orders");
      return ExitCode.DONE;
    } catch (IOException strange) {
      throw new RunException("the server " + strange.getMessage());
    }
  }

  private LineSocket connect() {
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(wire.host(), wire.port()), CONNECT_MS);
      return new LineSocket(socket, RemoteClient.MAX_LINE_BYTES);
    } catch (IOException refused) {
      throw new RunException(
          "cannot connect to " + wire.address(wire.port()) + ": " + refused.getMessage());
    }
  }
}
