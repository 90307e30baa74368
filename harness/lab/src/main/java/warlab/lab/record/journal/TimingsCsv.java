package warlab.lab.record.journal;

import warlab.lab.record.GameTiming;

/** {@code timings.csv}: what depends on the clock, kept out of {@code games.csv}. */
final class TimingsCsv extends CsvFormat<GameTiming> {
  static final CsvFile<GameTiming> FILE =
      new CsvFile<>("timings.csv", new TimingsCsv(), GameTiming::game);

  private final CsvColumn<Long> game = number("game", GameTiming::game);
  private final CsvColumn<Long> firstNanos = number("firstNanos", GameTiming::firstNanos);
  private final CsvColumn<Long> secondNanos = number("secondNanos", GameTiming::secondNanos);
  private final CsvColumn<Long> totalNanos = number("totalNanos", GameTiming::totalNanos);

  @Override
  GameTiming read(CsvRow row) {
    return new GameTiming(
        row.number(game), row.number(firstNanos), row.number(secondNanos), row.number(totalNanos));
  }
}
