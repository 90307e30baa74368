package warlab.lab.cli.game;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.export.ExportedGame;
import warlab.lab.record.FileWords;

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
      return checkExported(text, game);
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
  private static int legalMove(Notation notation, Position position, String text, String place) {
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

  /** Refuses the first exported game that breaks a rule or ends otherwise than it says. */
  private int checkExported(String text, Game game) {
    List<String> lines = text.lines().toList();
    long replayed = 0;
    long withoutMoves = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      if (replay(lines.get(i), game, file + ": line " + (i + 1))) {
        replayed++;
      } else {
        withoutMoves++;
      }
    }
    out().printf("%d games replayed: all moves are legal, and all end as recorded%n", replayed);
    if (withoutMoves > 0) {
      out().printf("%d games have no moves%n", withoutMoves);
    }
    return ExitCode.DONE;
  }

  /** Whether the game has moves. */
  private static boolean replay(String line, Game game, String place) {
    try {
      ExportedGame exported = ExportedGame.read(line);
      if (!exported.rules().equals(game.id())) {
        throw new UsageException(
            place + ": a game of " + exported.rules() + ", expected " + game.id());
      }
      List<String> moves = exported.moves();
      if (moves != null) {
        replay(exported, moves, game, place);
      }
      return moves != null;
    } catch (IllegalArgumentException | NotationException unreadable) {
      throw new UsageException(place + ": " + unreadable.getMessage());
    }
  }

  private static void replay(ExportedGame exported, List<String> moves, Game game, String place) {
    Map<String, Object> settings = exported.gameOptions();
    Position position = game.parse(exported.start(), Options.of(game.options(), settings));
    position.keepHistory(false);
    position.seedDice(Long.parseLong(exported.diceSeed()));
    for (String move : moves) {
      position.play(legalMove(game.notation(), position, move, place));
    }
    String ending = position.isOver() ? position.ending().id() : Ending.FAULT.id();
    boolean isSame =
        ending.equals(exported.ending())
            && (!position.isOver() || FileWords.of(position.outcome()).equals(exported.outcome()));
    if (!isSame) {
      throw new UsageException(
          "%s: game %d ends in %s by %s, not in %s by %s as recorded"
              .formatted(
                  place,
                  exported.game(),
                  position.isOver() ? FileWords.of(position.outcome()) : "nothing",
                  ending,
                  exported.outcome(),
                  exported.ending()));
    }
  }
}
