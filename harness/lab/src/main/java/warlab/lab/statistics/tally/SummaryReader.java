package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.RecordReader;
import warlab.lab.statistics.summary.ExperimentInfo;
import warlab.lab.statistics.summary.Summary;

/**
 * Reads a results folder from top to bottom, its three files side by side. Moves and times may be
 * missing, of some games or of all.
 */
public final class SummaryReader {
  private final RecordReader<MoveRecord> moves;
  private final RecordReader<GameTiming> timings;

  private SummaryReader(RecordReader<MoveRecord> moves, RecordReader<GameTiming> timings) {
    this.moves = moves;
    this.timings = timings;
  }

  /**
   * The summary of all whole pairs in a folder.
   *
   * @throws ResultsException when a file is damaged or belongs to another experiment
   */
  public static Summary of(ExperimentInfo info, ResultsFolder folder) {
    SummaryBuilder builder = new SummaryBuilder(info);
    try (RecordReader<GameRecord> games = folder.games();
        RecordReader<MoveRecord> moves = folder.moves();
        RecordReader<GameTiming> timings = folder.timings()) {
      SummaryReader companions = new SummaryReader(moves, timings);
      for (GameRecord game = games.next(); game != null; game = games.next()) {
        companions.add(game, builder, games.lineNumber());
      }
    }
    return builder.build();
  }

  private void add(GameRecord game, SummaryBuilder builder, long line) {
    try {
      builder.add(game, timing(game.id().game()), moves(game));
    } catch (IllegalArgumentException stray) {
      throw new ResultsException("games.csv line " + line + ": " + stray.getMessage());
    }
  }

  private @Nullable GameTiming timing(long game) {
    GameTiming timing = timings.peek();
    while (timing != null && timing.game() < game) {
      timings.next();
      timing = timings.peek();
    }
    return timing != null && timing.game() == game ? timing : null;
  }

  private List<MoveRecord> moves(GameRecord game) {
    MoveRecord move = moves.peek();
    while (move != null && move.game() < game.id().game()) {
      moves.next();
      move = moves.peek();
    }
    if (move == null || move.game() > game.id().game()) {
      return List.of();
    }
    List<MoveRecord> recorded = new ArrayList<>(game.moves());
    while (move != null && move.game() == game.id().game()) {
      recorded.add(move);
      moves.next();
      move = moves.peek();
    }
    return recorded;
  }
}
