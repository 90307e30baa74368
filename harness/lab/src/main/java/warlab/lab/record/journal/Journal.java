package warlab.lab.record.journal;

import java.nio.file.Path;
import java.util.List;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
import warlab.lab.record.WholeFiles;

/**
 * Writes the games of a run: {@code games.csv}, {@code moves.csv} and {@code timings.csv}, whole
 * pairs only, in the order given. A pair counts once it stands in {@code games.csv}, so that file
 * is written last: after an interruption the other two have at least what it has.
 *
 * <p>Owned by one thread, the one that commits, which nobody may interrupt: that would close the
 * files. Other processes are kept out by the {@link warlab.lab.record.FolderLock}.
 */
public final class Journal implements AutoCloseable {
  /** How many bytes of each file of a journal belong to committed pairs. */
  public record Mark(long games, long moves, long timings) {
    public static final Mark START = new Mark(0, 0, 0);
  }

  /** Written out at this size even when nobody asks for it. */
  private static final int FULL = 1 << 16;

  private final RecordAppender<GameTiming> timings;
  private final RecordAppender<MoveRecord> moves;
  private final RecordAppender<GameRecord> games;

  /** In this order a crash never leaves a game without its time and moves. */
  private final RecordAppender<?>[] files;

  /** Continues after a mark, dropping whatever stands behind it. */
  public Journal(Path folder, Mark from) {
    timings = new RecordAppender<>(folder, TimingsCsv.FILE, from.timings());
    moves = new RecordAppender<>(folder, MovesCsv.FILE, from.moves());
    games = new RecordAppender<>(folder, GamesCsv.FILE, from.games());
    files = new RecordAppender<?>[] {timings, moves, games};
    WholeFiles.forceName(folder.resolve(GamesCsv.FILE.name()));
  }

  /** Adds a pair, all of it or, when memory runs out on the way, nothing. */
  public void append(List<PlayedGame> pair) {
    for (RecordAppender<?> file : files) {
      file.begin();
    }
    try {
      for (int leg = 0; leg < pair.size(); leg++) {
        append(pair.get(leg));
      }
    } catch (OutOfMemoryError full) {
      for (RecordAppender<?> file : files) {
        file.takeBack();
      }
      throw full;
    }
    if (size() > FULL) {
      flush();
    }
  }

  private int size() {
    return timings.size() + moves.size() + games.size();
  }

  private void append(PlayedGame game) {
    timings.append(game.timing());
    // By index, as the pair above: iterators were up to 32 bytes of garbage a game.
    for (int ply = 0; ply < game.moves().size(); ply++) {
      moves.append(game.moves().get(ply));
    }
    games.append(game.record());
  }

  /**
   * Hands everything to the system: from now on it survives the end of this process.
   *
   * @throws ResultsException when the system refuses, as a full disk does, or somebody else changed
   *     a file; the files then end with the last pair that was flushed
   */
  public void flush() {
    if (size() > 0) {
      RecordAppender.flush(files);
    }
  }

  /** Makes what was flushed survive a power failure as well. */
  public void force() {
    for (RecordAppender<?> file : files) {
      file.force();
    }
  }

  @Override
  public void close() {
    try (timings;
        moves;
        games) {
      RecordAppender.flush(files);
      force();
    }
  }
}
