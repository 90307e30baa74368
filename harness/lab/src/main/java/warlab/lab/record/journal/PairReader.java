package warlab.lab.record.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;

/**
 * Reads the pairs of a journal, for a run that goes on and for whoever counts. Ends before the
 * first pair that is not whole in each file: an interruption leaves torn lines, half pairs, and
 * moves and times of games that did not get into {@code games.csv}. A gap or another order comes
 * from no interruption and is refused, as is a damaged line.
 */
public final class PairReader extends JournalFiles {
  private static final String UNFINISHED = "what an interruption left unfinished";

  private final Path folder;
  private Journal.Mark mark = Journal.Mark.START;
  private String end = UNFINISHED;

  public PairReader(Path folder) {
    super(folder);
    this.folder = folder;
  }

  /**
   * Does without no file; otherwise moves and times of all games may be missing.
   *
   * @throws ResultsException when there are games, but one of the other files is not there
   */
  public void requireCompanions() {
    if (games.peek() != null) {
      moves.requireFile();
      timings.requireFile();
    }
  }

  /**
   * The next whole pair in leg order; {@code null} after the last.
   *
   * @param legs games that make a pair
   * @param keepsMoves whether the moves of a leg's game are kept; then they must be there
   */
  public @Nullable List<JournalEntry> next(int legs, IntPredicate keepsMoves) {
    mark = here();
    List<JournalEntry> pair = new ArrayList<>(legs);
    for (int leg = 0; leg < legs; leg++) {
      JournalEntry entry = nextGame(keepsMoves.test(leg));
      if (entry == null) {
        return null;
      }
      pair.add(entry);
      end = "half a pair";
    }
    end = UNFINISHED;
    mark = here();
    return pair;
  }

  private @Nullable JournalEntry nextGame(boolean keepsMoves) {
    GameRecord game = games.next();
    if (game == null) {
      return null;
    }
    GameTiming timing = timings.next();
    if (timing != null && timing.game() != game.id().game()) {
      throw mismatch(timings, timing, game);
    }
    if (timing == null && timings.isThere()) {
      end = "games without a time";
      return null;
    }
    List<MoveRecord> played = movesOf(game);
    if (played.size() == game.moves() || (played.isEmpty() && !(keepsMoves && moves.isThere()))) {
      return new JournalEntry(game, timing, played);
    }
    MoveRecord behind = moves.peek();
    if (behind != null) {
      throw mismatch(moves, behind, game);
    }
    end = "games without their moves";
    return null;
  }

  /** Takes those that are there, which must be in order. */
  private List<MoveRecord> movesOf(GameRecord game) {
    List<MoveRecord> read = new ArrayList<>();
    long number = game.id().game();
    for (MoveRecord next = moves.peek();
        next != null && next.game() <= number;
        next = moves.peek()) {
      if (next.game() < number || next.ply() != read.size()) {
        throw mismatch(moves, next, game);
      }
      read.add(next);
      moves.next();
    }
    return read;
  }

  private static <T> ResultsException mismatch(
      RecordReader<T> companion, T found, GameRecord game) {
    return companion.broken(
        "game %d does not fit to game %d of games.csv"
            .formatted(companion.gameOf(found), game.id().game()));
  }

  /** The line of {@code games.csv} that the last game read stands on. */
  public long lineNumber() {
    return games.lineNumber();
  }

  /** What stands behind the last pair returned; to be asked at the end. */
  public JournalTail tail() {
    return new JournalTail(folder, mark, end);
  }

  private Journal.Mark here() {
    return new Journal.Mark(games.offset(), moves.offset(), timings.offset());
  }
}
