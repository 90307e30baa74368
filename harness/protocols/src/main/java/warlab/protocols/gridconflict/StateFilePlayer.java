package warlab.protocols.gridconflict;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.StateFile;
import warlab.players.Decision;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.program.MoveLimit;
import warlab.players.program.ProgramMove;
import warlab.players.program.ProgramOptions;
import warlab.players.program.process.CommandWords;
import warlab.players.program.process.ProgramPipe;

/** A program that reads a state file and prints what to do: one process for each move. */
final class StateFilePlayer implements Player {
  /** A program that always breaks would fill the folder for temporary files. */
  private static final int MOST_KEPT = 20;

  private static final AtomicInteger KEPT = new AtomicInteger();

  private final Game game;
  private final String command;
  private final Path folder;
  private final MoveLimit limit;

  /** {@code {file}} in the command stands for the state file, or it comes last. */
  StateFilePlayer(Game game, Options settings) {
    String given = ProgramOptions.command(settings);
    this.game = game;
    command = given.contains("{file}") ? given : given + " {file}";
    folder = ProgramOptions.folder(settings);
    limit = MoveLimit.of(settings);
  }

  @Override
  public Decision choose(Position view) {
    Path file = null;
    try {
      file = Files.createTempFile("warlab-", ".state");
      Files.writeString(file, StateFile.write((GridConflictPosition) view));
      return Decision.unsearched(ask(view, file));
    } catch (ForfeitException broken) {
      if (KEPT.getAndIncrement() >= MOST_KEPT) {
        throw broken;
      }
      String kept = broken.getMessage() + "\nits state file is kept: " + file;
      file = null;
      throw new ForfeitException(broken.reason(), kept, null);
    } catch (IOException full) {
      throw new UncheckedIOException("the state file cannot be written", full);
    } finally {
      if (file != null) {
        boolean unused = file.toFile().delete(); // left behind it harms nobody
      }
    }
  }

  private int ask(Position view, Path file) {
    ProgramPipe program =
        ProgramPipe.start(CommandWords.split(command, Map.of("file", file.toString())), folder);
    try {
      program.beginWait("printed no action", limit.forfeitMs(ProgramPipe.NEVER_MS));
      String line = program.receive();
      program.endWait();
      return ProgramMove.parse(
          game,
          view,
          line,
          refusal -> program.forfeit(Reason.ILLEGAL_MOVE, "printed '" + line + "'" + refusal));
    } finally {
      program.end(0);
    }
  }

  @Override
  public OutsideReport outside() {
    return new OutsideReport("", false);
  }
}
