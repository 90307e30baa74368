package warlab.lab.cli.game;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.export.ExportedGame;

/** Plays a written list of moves and refuses the first that breaks a rule. */
@Command(
    name = "replay",
    description = {
      "Checks a list of moves and prints the final position and the result.",
      "Moves stand one a line; blank lines and lines beginning with # do not count.",
      "The games of 'warlab export' are all checked, each with its own start and settings."
    },
    footer = {"", "Example: warlab replay ai-wargame moves.txt"})
public final class ReplayCommand extends CliCommand {
  @Mixin private GameArguments arguments = new GameArguments();

  @Parameters(index = "1", paramLabel = "FILE", description = "The list of moves.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    Game game = arguments.game();
    String text = UserFile.text(file);
    if (ExportedGame.isOne(text)) {
      return new ExportedGames(file, game, out()).check(text);
    }
    Position position = arguments.start();
    position.keepHistory(false);
    Notation notation = game.notation();
    String[] lines = text.split("\\R", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        position.play(legalMove(notation, position, line, file + ": line " + (i + 1)));
      }
    }
    print(notation, position, out());
    return ExitCode.DONE;
  }

  /** Reads a move and refuses an illegal one, naming the place where it stands. */
  static int legalMove(Notation notation, Position position, String text, String place) {
    @Nullable String objection;
    int move = 0;
    try {
      move = notation.parseMove(position, text);
      objection = position.whyIllegal(move);
    } catch (NotationException notAMove) {
      objection = notAMove.getMessage();
    }
    if (objection != null) {
      throw new UsageException(place + ": '" + text + "': " + objection);
    }
    return move;
  }

  private static void print(Notation notation, Position position, PrintWriter out) {
    out.println(notation.progress(position));
    out.println();
    out.println(notation.board(position));
    out.println();
    out.println(notation.position(position));
    out.println(position.isOver() ? notation.result(position) : "the game goes on");
  }
}
