package warlab.lab.wire.statefile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.StateFile;
import warlab.lab.wire.process.CommandWords;
import warlab.lab.wire.process.ProgramPipe;
import warlab.players.Decision;
import warlab.players.ForfeitException.Reason;
import warlab.players.OutsideReport;
import warlab.players.Player;

/** A program that reads a state file and prints what to do: one process for each move. */
public final class StateFilePlayer implements Player {
  private final Game game;
  private final String command;
  private final Path folder;
  private final long timeMs;
  private final long marginMs;
  private int overruns;

  /**
   * @param command {@code {file}} in it stands for the state file, or it comes last
   * @param timeMs for a move; 0 for no limit of its own
   */
  public StateFilePlayer(Game game, String command, Path folder, long timeMs, long marginMs) {
    this.game = game;
    this.command = command.contains("{file}") ? command : command + " {file}";
    this.folder = folder;
    this.timeMs = timeMs;
    this.marginMs = marginMs;
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
      delete(file);
    }
  }

  private int ask(Position view, Path file) {
    long begin = System.nanoTime();
    ProgramPipe program =
        ProgramPipe.start(CommandWords.split(command, Map.of("file", file.toString())), folder);
    try {
      program.expect(timeMs > 0 ? 2 * timeMs + 1000 : ProgramPipe.NEVER_MS);
      String line = program.receive();
      program.settle();
      long tookMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      overruns += timeMs > 0 && tookMs > timeMs + marginMs ? 1 : 0;
      return legal(view, line, program);
    } finally {
      program.end(0);
    }
  }

  private int legal(Position view, String line, ProgramPipe program) {
    String objection;
    try {
      int move = game.notation().parseMove(view, line);
      objection = view.whyIllegal(move);
      if (objection == null) {
        return move;
      }
    } catch (NotationException unreadable) {
      objection = String.valueOf(unreadable.getMessage());
    }
    throw program.forfeit(
        Reason.ILLEGAL_MOVE,
        "printed '%s', which is illegal: %s%nin %s"
            .formatted(line, objection, game.notation().position(view)));
  }

  private static void delete(@Nullable Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException left) {
      // in the folder for temporary files, where it harms nobody
    }
  }

  @Override
  public OutsideReport outside() {
    return new OutsideReport("", false, overruns);
  }
}
