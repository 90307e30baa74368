package warlab.lab.record.journal;

import warlab.lab.record.GameTiming;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.SideTiming;

/** {@code timings.csv}: what depends on the clock, kept out of {@code games.csv}. */
final class TimingsCsv extends CsvFormat<GameTiming> {
  static final CsvFile<GameTiming> FILE =
      new CsvFile<>(ResultsFolder.TIMINGS, new TimingsCsv(), GameTiming::game);

  private final CsvColumn<Long> game = number("game", GameTiming::game);
  private final CsvColumn<Long> firstNanos = number("firstNanos", t -> t.first().nanos());
  private final CsvColumn<Long> secondNanos = number("secondNanos", t -> t.second().nanos());
  private final CsvColumn<Long> totalNanos = number("totalNanos", GameTiming::totalNanos);
  private final CsvColumn<Long> firstOverruns = number("firstOverruns", t -> t.first().overruns());
  private final CsvColumn<Long> secondOverruns =
      number("secondOverruns", t -> t.second().overruns());
  private final CsvColumn<Long> firstWorst = number("firstWorstNanos", t -> t.first().worstNanos());
  private final CsvColumn<Long> secondWorst =
      number("secondWorstNanos", t -> t.second().worstNanos());
  private final CsvColumn<Long> firstFar = number("firstFarOverruns", t -> t.first().farOverruns());
  private final CsvColumn<Long> secondFar =
      number("secondFarOverruns", t -> t.second().farOverruns());

  @Override
  GameTiming read(CsvRow row) {
    return new GameTiming(
        row.number(game),
        new SideTiming(
            row.number(firstNanos),
            row.number(firstOverruns),
            row.number(firstWorst),
            row.number(firstFar)),
        new SideTiming(
            row.number(secondNanos),
            row.number(secondOverruns),
            row.number(secondWorst),
            row.number(secondFar)),
        row.number(totalNanos));
  }
}
