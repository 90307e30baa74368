package warlab.lab.record.journal;

import java.util.List;
import warlab.lab.record.GameTiming;

/** {@code timings.csv}: what depends on the clock, kept out of the journal. */
public final class TimingsCsv implements CsvFormat<GameTiming> {
  private static final List<String> COLUMNS =
      List.of("game", "firstNanos", "secondNanos", "totalNanos", CHECK);

  @Override
  public String fileName() {
    return "timings.csv";
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public void write(GameTiming timing, CsvBuffer out) {
    out.number(timing.game()).number(timing.firstNanos());
    out.number(timing.secondNanos()).number(timing.totalNanos());
  }

  @Override
  public GameTiming read(CsvRow row) {
    return new GameTiming(row.number(), row.number(), row.number(), row.number());
  }
}
