package warlab.lab.record.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;

/**
 * Walks the games of a journal from the first to the last, and their moves and times in step; who
 * asks for neither reads {@code games.csv} alone.
 *
 * <p>A damaged line is refused in every use. What does not fit together is a matter of the use:
 *
 * <ul>
 *   <li>{@linkplain #forReport A report} takes what there is. Moves and times may be missing, of
 *       some games or of all; those that belong to no game are passed over.
 *   <li>{@linkplain #forResume A run that goes on} writes behind what it read, so it ends before
 *       the first pair that is not whole in each file: an interruption leaves torn lines, half
 *       pairs, and moves and times of games that did not get into {@code games.csv}. A gap anywhere
 *       else comes from no interruption and is refused.
 * </ul>
 */
public final class JournalReader implements AutoCloseable {
  private final boolean refusesGaps;
  private final RecordReader<GameRecord> games;
  private final RecordReader<MoveRecord> moves;
  private final RecordReader<GameTiming> timings;
  private long game = -1;
  private JournalMark mark;

  private JournalReader(Path folder, boolean refusesGaps) {
    this.refusesGaps = refusesGaps;
    games = new RecordReader<>(folder, GamesCsv.FILE);
    moves = new RecordReader<>(folder, MovesCsv.FILE);
    timings = new RecordReader<>(folder, TimingsCsv.FILE);
    mark = here();
  }

  public static JournalReader forReport(Path folder) {
    return new JournalReader(folder, false);
  }

  /**
   * To go on behind the last whole pair.
   *
   * @throws ResultsException when there are games, but one of the other files is missing
   */
  public static JournalReader forResume(Path folder) {
    JournalReader reader = new JournalReader(folder, true);
    if (reader.games.peek() != null) {
      require(folder.resolve(MovesCsv.FILE.name()));
      require(folder.resolve(TimingsCsv.FILE.name()));
    }
    return reader;
  }

  private static void require(Path companion) {
    if (!Files.exists(companion)) {
      throw new ResultsException(
          companion + " is missing, but games.csv has games; put it back or begin a new folder");
    }
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
      if (refusesGaps && move.ply() != read.size()) {
        throw astray(moves, move);
      }
      read.add(move);
    }
    return read;
  }

  /** Takes the next record of a companion if it is one of the current game's. */
  private <T> @Nullable T nextOfGame(RecordReader<T> companion) {
    T next = companion.peek();
    while (next != null && companion.gameOf(next) < game) {
      if (refusesGaps) {
        throw astray(companion, next);
      }
      companion.next();
      next = companion.peek();
    }
    return next != null && companion.gameOf(next) == game ? companion.next() : null;
  }

  /**
   * Goes to the end of the next whole pair and returns it in leg order; {@code null} after the
   * last.
   *
   * @param legs games that make a pair
   * @param keepsMoves whether the moves of a game, by its number, are kept
   */
  public @Nullable List<GameRecord> nextPair(int legs, LongPredicate keepsMoves) {
    List<GameRecord> pair = new ArrayList<>(legs);
    for (int leg = 0; leg < legs; leg++) {
      GameRecord next = next();
      if (next == null || !tryTiming() || !tryMoves(next, keepsMoves)) {
        return null;
      }
      pair.add(next);
    }
    mark = here();
    return pair;
  }

  /** Every game has a time; {@code false} where the times end. */
  private boolean tryTiming() {
    if (readTiming() != null) {
      return true;
    }
    GameTiming other = timings.peek();
    if (other != null) {
      throw astray(timings, other);
    }
    return false;
  }

  /** A game has all its moves or none; {@code false} where the moves end too early. */
  private boolean tryMoves(GameRecord of, LongPredicate keepsMoves) {
    int count = readMoves().size();
    if (count == of.moves()) {
      return true;
    }
    MoveRecord behind = moves.peek();
    if (behind == null) {
      return count == 0 && !keepsMoves.test(game);
    }
    if (count > 0) {
      throw astray(moves, behind);
    }
    // A longer plan may keep the moves of other games than the plan that this run began with.
    return true;
  }

  private <T> ResultsException astray(RecordReader<T> companion, T found) {
    return companion.broken(
        "game %d does not fit to game %d of games.csv".formatted(companion.gameOf(found), game));
  }

  /** The line of {@code games.csv} that the last game read stands on. */
  public long lineNumber() {
    return games.lineNumber();
  }

  /** The end of the last pair returned. */
  public JournalMark mark() {
    return mark;
  }

  private JournalMark here() {
    return new JournalMark(games.offset(), moves.offset(), timings.offset());
  }

  @Override
  public void close() {
    try (games;
        moves;
        timings) {
      // Closing is all.
    }
  }
}
