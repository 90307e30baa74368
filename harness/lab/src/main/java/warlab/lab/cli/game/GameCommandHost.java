package warlab.lab.cli.game;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import warlab.games.Document;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.read.Section;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.record.ResultsException;
import warlab.players.Player;
import warlab.players.command.CommandHost;
import warlab.players.command.GameCommand;

/** What the program offers to a command that came with a game. */
public final class GameCommandHost implements CommandHost {
  private final CommandLine command;
  private final CatalogOption names = new CatalogOption();

  private GameCommandHost(CommandLine command) {
    this.command = command;
  }

  /** Gives a command of a game what all commands have; leaves others alone. */
  public static void serve(CommandLine command) {
    if (command.getCommand() instanceof GameCommand guest) {
      GameCommandHost host = new GameCommandHost(command);
      command
          .getCommandSpec()
          .mixinStandardHelpOptions(true)
          .version(CliCommand.VERSION)
          .addMixin("names", CommandSpec.forAnnotatedObject(host.names));
      guest.setHost(host);
    }
  }

  @Override
  public PrintWriter out() {
    return command.getOut();
  }

  @Override
  public PrintWriter err() {
    return command.getErr();
  }

  @Override
  public Game game(String id) {
    return names.game(id);
  }

  @Override
  public Options rules(Game game, Map<String, String> settings) {
    return Section.arguments(game, "--set", settings);
  }

  @Override
  public Function<Side, Player> player(Game game, String option, String text, long seed) {
    return names.player(game, option, text, seed);
  }

  @Override
  public String bestMove(Game game, Position position, String player) {
    return MoveQuery.of(names, game, position, player, 1, Player::choose).move();
  }

  @Override
  public byte[] bytes(Path file) {
    return UserFile.bytes(file);
  }

  @Override
  public Document document(Path file) {
    return ConfigParser.parseFile(file);
  }

  @Override
  public RuntimeException refusal(String message) {
    return new UsageException(message);
  }

  @Override
  public RuntimeException failure(String message) {
    return new ResultsException(message);
  }

  @Override
  public int exitCode(boolean hasFaults) {
    return hasFaults ? ExitCode.FAULTS : ExitCode.DONE;
  }
}
