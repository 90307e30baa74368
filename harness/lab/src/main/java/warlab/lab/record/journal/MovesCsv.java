package warlab.lab.record.journal;

import warlab.games.Side;
import warlab.lab.record.FileWords;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsFolder;

/** {@code moves.csv}: every decision of the games whose moves are kept, in game order. */
final class MovesCsv extends CsvFormat<MoveRecord> {
  static final CsvFile<MoveRecord> FILE =
      new CsvFile<>(ResultsFolder.MOVES, new MovesCsv(), MoveRecord::game);

  private final CsvColumn<Long> game = number("game", MoveRecord::game);
  private final CsvColumn<Integer> ply = integer("ply", MoveRecord::ply);
  private final CsvColumn<Side> side =
      word("side", each -> FileWords.of(each.side()), "first or second", FileWords.SIDES);
  private final CsvColumn<String> move = text("move", MoveRecord::move);
  private final CsvColumn<Integer> score =
      column("score", MovesCsv::writeScore, "a number of 32 bits", Integer::valueOf);
  private final CsvColumn<Integer> depth = integer("depth", MoveRecord::depth);

  private static void writeScore(MoveRecord move, CsvBuffer out) {
    Integer score = move.score();
    if (score == null) {
      out.empty();
    } else {
      out.number(score);
    }
  }

  @Override
  MoveRecord read(CsvRow row) {
    return new MoveRecord(
        row.number(game),
        row.integer(ply),
        row.get(side),
        row.get(move),
        row.isEmpty(score) ? null : row.integer(score),
        row.integer(depth));
  }
}
