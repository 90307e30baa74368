package warlab.lab.record.journal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.MoveRecord;

/** {@code moves.csv}: every decision of the games whose moves are kept, in game order. */
public final class MovesCsv implements CsvFormat<MoveRecord> {
  private static final List<String> COLUMNS =
      List.of("game", "ply", "side", "move", "score", "depth", "nodes", "evals", CHECK);

  @Override
  public String fileName() {
    return "moves.csv";
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public void write(MoveRecord move, CsvBuffer out) {
    out.number(move.game()).number(move.ply());
    out.text(GamesCsv.sideText(move.side())).text(move.move());
    Integer score = move.score();
    if (score == null) {
      out.empty();
    } else {
      out.number(score);
    }
    out.number(move.depth()).number(move.nodes()).number(move.evals());
  }

  @Override
  public MoveRecord read(CsvRow row) {
    return new MoveRecord(
        row.number(),
        row.integer(),
        GamesCsv.side(row),
        row.text(),
        score(row),
        row.integer(),
        row.number(),
        row.number());
  }

  private static @Nullable Integer score(CsvRow row) {
    return row.skipsEmpty() ? null : (Integer) row.integer();
  }
}
