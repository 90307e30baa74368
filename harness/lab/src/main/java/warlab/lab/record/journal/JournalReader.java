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
 * Reads the committed pairs of a journal back, all three files in step. Ends before the first pair
 * that is not whole in each of them: what stands behind is left over from an interruption.
 */
public final class JournalReader implements AutoCloseable {
  private final RecordReader<GameRecord> games;
  private final RecordReader<MoveRecord> moves;
  private final RecordReader<GameTiming> timings;
  private final int legs;
  private final LongPredicate keepsMoves;
  private JournalMark mark;

  /**
   * @param legs games that make a pair
   * @param keepsMoves whether the moves of a game, by its number, are kept
   */
  public JournalReader(Path folder, int legs, LongPredicate keepsMoves) {
    this.legs = legs;
    this.keepsMoves = keepsMoves;
    games = new RecordReader<>(folder, new GamesCsv());
    moves = new RecordReader<>(folder, new MovesCsv());
    timings = new RecordReader<>(folder, new TimingsCsv());
    mark = here();
    if (games.peek() != null) {
      require(folder.resolve(new MovesCsv().fileName()));
      require(folder.resolve(new TimingsCsv().fileName()));
    }
  }

  private static void require(Path companion) {
    if (!Files.exists(companion)) {
      throw new ResultsException(
          companion + " is missing, but games.csv has games; put it back or begin a new folder");
    }
  }

  /** The next whole pair, in leg order; {@code null} after the last. */
  public @Nullable List<GameRecord> nextPair() {
    List<GameRecord> pair = new ArrayList<>(legs);
    for (int leg = 0; leg < legs; leg++) {
      GameRecord game = games.next();
      if (game == null || !takesTiming(game) || !takesMoves(game)) {
        return null;
      }
      pair.add(game);
    }
    mark = here();
    return pair;
  }

  private boolean takesTiming(GameRecord game) {
    GameTiming timing = timings.next();
    if (timing != null && timing.game() != game.id().game()) {
      throw astray("timings.csv", timings.lineNumber(), timing.game(), game);
    }
    return timing != null;
  }

  private boolean takesMoves(GameRecord game) {
    int count = 0;
    MoveRecord move = moves.peek();
    while (move != null && move.game() == game.id().game() && move.ply() == count) {
      moves.next();
      count++;
      move = moves.peek();
    }
    if (count == game.moves()) {
      return true;
    }
    if (move == null) {
      return count == 0 && !keepsMoves.test(game.id().game());
    }
    // A longer plan may keep the moves of other games than the plan that this run began with.
    if (count > 0 || move.game() <= game.id().game()) {
      throw astray("moves.csv", moves.lineNumber(), move.game(), game);
    }
    return true;
  }

  private static ResultsException astray(String file, long line, long found, GameRecord game) {
    return new ResultsException(
        "%s line %d: game %d does not fit to game %d of games.csv"
            .formatted(file, line, found, game.id().game()));
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
