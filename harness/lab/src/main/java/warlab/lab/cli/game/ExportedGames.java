package warlab.lab.cli.game;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.export.ExportedGame;
import warlab.lab.record.FileWords;

/** Plays the games of a file that {@code warlab export} wrote, and compares how they end. */
final class ExportedGames {
  private static final String FAULT = "fault";

  private final Path file;
  private final Game game;
  private final PrintWriter out;
  private long replayed;
  private long withoutMoves;

  ExportedGames(Path file, Game game, PrintWriter out) {
    this.file = file;
    this.game = game;
    this.out = out;
  }

  /** Refuses the first line that breaks a rule or ends otherwise than it says. */
  int check(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        replay(lines.get(i), file + ": line " + (i + 1));
      }
    }
    out.printf("%d games replayed: all moves are legal, and all end as recorded%n", replayed);
    if (withoutMoves > 0) {
      out.printf("%d games have no moves%n", withoutMoves);
    }
    return ExitCode.DONE;
  }

  private void replay(String line, String place) {
    try {
      ExportedGame exported = ExportedGame.read(line);
      if (!exported.rules().equals(game.id())) {
        throw new UsageException(
            place + ": a game of " + exported.rules() + ", expected " + game.id());
      }
      List<String> moves = exported.moves();
      if (moves == null) {
        withoutMoves++;
      } else {
        replay(exported, moves, place);
        replayed++;
      }
    } catch (IllegalArgumentException | NotationException unreadable) {
      throw new UsageException(place + ": " + unreadable.getMessage());
    }
  }

  private void replay(ExportedGame exported, List<String> moves, String place) {
    Map<String, Object> settings = exported.gameOptions();
    Position position = game.parse(exported.start(), Options.of(game.options(), settings));
    position.keepHistory(false);
    position.seedDice(Long.parseLong(exported.diceSeed()));
    for (String move : moves) {
      position.play(ReplayCommand.legalMove(game.notation(), position, move, place));
    }
    String ending = position.isOver() ? position.ending().id() : FAULT;
    boolean isSame =
        ending.equals(exported.ending())
            && (!position.isOver() || FileWords.of(position.outcome()).equals(exported.outcome()));
    if (!isSame) {
      throw new UsageException(
          "%s: game %d ends by %s, not by %s as recorded"
              .formatted(place, exported.game(), ending, exported.ending()));
    }
  }
}
