package warlab.lab.record.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;

/**
 * Looks games of a journal up, from the first to the last. Moves and times may be missing; those
 * nobody asks for are passed over: who asks for one kind of record reads one file. A damaged line
 * is refused. Whoever counts games or goes on with them uses {@link PairReader}.
 */
public final class JournalReader extends JournalFiles {
  private long game = -1;

  public JournalReader(Path folder) {
    super(folder);
  }

  /** Goes to the next game; {@code null} after the last whole line. */
  public @Nullable GameRecord next() {
    GameRecord next = games.next();
    if (next != null) {
      game = next.id().game();
    }
    return next;
  }

  /** Reads the time of the game that {@link #next} returned; {@code null} when it is not known. */
  public @Nullable GameTiming readTiming() {
    return nextOfGame(timings);
  }

  /** Reads the moves of the game that {@link #next} returned; none when they were not kept. */
  public List<MoveRecord> readMoves() {
    List<MoveRecord> read = new ArrayList<>();
    for (MoveRecord move = nextOfGame(moves); move != null; move = nextOfGame(moves)) {
      read.add(move);
    }
    return read;
  }

  /**
   * Reads the moves of a game that comes after those asked for before, whatever {@link #next} is.
   */
  public List<MoveRecord> readMovesOf(long number) {
    game = number;
    return readMoves();
  }

  /** Takes the next record of a companion if it is one of the current game's. */
  private <T> @Nullable T nextOfGame(RecordReader<T> companion) {
    companion.skipTo(game);
    T next = companion.peek();
    return next != null && companion.gameOf(next) == game ? companion.next() : null;
  }
}
