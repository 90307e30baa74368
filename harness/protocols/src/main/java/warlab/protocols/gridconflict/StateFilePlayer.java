package warlab.protocols.gridconflict;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.StateFile;
import warlab.players.Decision;
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
  private final Game game;
  private final String command;
  private final Path folder;
  private final MoveLimit limit;
  private int overruns;

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
    } catch (IOException full) {
      throw new UncheckedIOException("the state file cannot be written", full);
    } finally {
      if (file != null) {
        boolean unused = file.toFile().delete(); // left behind it harms nobody
      }
    }
  }

  private int ask(Position view, Path file) {
    long begin = System.nanoTime();
    ProgramPipe program =
        ProgramPipe.start(CommandWords.split(command, Map.of("file", file.toString())), folder);
    try {
      program.beginWait(limit.forfeitMs(ProgramPipe.NEVER_MS));
      String line = program.receive();
      program.endWait();
      overruns += limit.isOverrun(System.nanoTime() - begin) ? 1 : 0;
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
    return new OutsideReport("", false, overruns);
  }
}
