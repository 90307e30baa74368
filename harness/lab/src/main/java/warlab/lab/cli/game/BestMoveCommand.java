package warlab.lab.cli.game;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.gridconflict.StateFile;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.UsageException;
import warlab.players.Player;

/** A Grid Conflict state file in, one line out. */
@Command(
    name = "best-move",
    description = {
      "Reads a Grid Conflict state file and prints the best action.",
      "It is one line: 'm A 3', 'a B 2' or 'p . 0'. The file has no round counter: --rounds-done"
          + " says how many rounds are over.",
      "A player's depth counts actions, and a round can be many; with depthIn=turns it counts"
          + " rounds."
    },
    footer = {"", "Example: warlab best-move duel.txt --rounds-done 4"})
public final class BestMoveCommand extends CliCommand {
  private static final int ROUND_LIMIT = 10;

  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "The state file.")
  private Path file = Path.of("");

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      defaultValue = "alpha-beta:timeMs=300,heuristic=duel,moves=candidates",
      description = "Who decides (default: ${DEFAULT-VALUE}).")
  private String player = "";

  @Option(
      names = "--rounds-done",
      paramLabel = "N",
      defaultValue = "0",
      description = "Rounds already over, of both sides together, 0 to 9 (default: 0).")
  private int roundsDone;

  @Override
  public Integer call() {
    if (roundsDone < 0 || roundsDone >= ROUND_LIMIT) {
      throw new UsageException(
          "--rounds-done: expected a whole number from 0 to 9, not " + roundsDone);
    }
    Position position = read();
    Game game = names.game("grid-conflict");
    if (position.isOver()) {
      throw new UsageException(file + ": the game is over: " + game.notation().result(position));
    }
    out().println(new Consultation(names, game, position, player, 1, Player::choose).move());
    return ExitCode.DONE;
  }

  private Position read() {
    try {
      return StateFile.read(UserFile.bytes(file), roundsDone, ROUND_LIMIT);
    } catch (NotationException fault) {
      throw new UsageException(file + ": " + fault.getMessage());
    }
  }
}
