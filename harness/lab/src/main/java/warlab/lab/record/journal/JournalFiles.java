package warlab.lab.record.journal;

import java.nio.file.Path;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;

/** The files of a journal, to be read side by side. */
abstract class JournalFiles implements AutoCloseable {
  final RecordReader<GameRecord> games;
  final RecordReader<MoveRecord> moves;
  final RecordReader<GameTiming> timings;

  JournalFiles(Path folder) {
    games = new RecordReader<>(folder, GamesCsv.FILE);
    moves = new RecordReader<>(folder, MovesCsv.FILE);
    timings = new RecordReader<>(folder, TimingsCsv.FILE);
  }

  @Override
  public final void close() {
    try (games;
        moves;
        timings) {
      // Closing is all.
    }
  }
}
