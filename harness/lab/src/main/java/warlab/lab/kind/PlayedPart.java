package warlab.lab.kind;

import java.nio.file.Path;
import java.util.List;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.Columns;

/** One of the runs that belong together; seconds as if on one thread. */
public record PlayedPart(String name, long games, double seconds) {

  /** What was played in a folder. */
  public static PlayedPart of(String name, Path folder) {
    long games = 0;
    long nanos = 0;
    try (JournalReader journal = new JournalReader(folder)) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        games++;
        GameTiming timing = journal.readTiming();
        nanos += timing == null ? 0 : timing.totalNanos();
      }
    }
    return new PlayedPart(name, games, nanos / 1e9);
  }

  /** The chapter of a page that says what they cost. */
  public static Section cost(List<PlayedPart> parts) {
    return new Section("cost", "What it cost")
        .add(
            new Columns<PlayedPart>()
                .name("part", PlayedPart::name)
                .number("games", PlayedPart::games, Cell::count)
                .number("seconds", PlayedPart::seconds, seconds -> Cell.decimal(seconds, 1))
                .head("seconds", "of play, were it on one thread, on the machine of this run")
                .table("Games and seconds", parts));
  }
}
