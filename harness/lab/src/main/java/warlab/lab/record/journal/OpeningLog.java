package warlab.lab.record.journal;

import java.nio.file.Path;
import warlab.lab.record.Opening;
import warlab.lab.record.ResultsException;

/**
 * Writes {@code openings.csv} as openings come into use, each once. Rows follow from config and
 * seed, so what an interruption left over is right, and what it lost is written again: the file
 * needs no order towards the journal. For one thread, which nobody may interrupt.
 */
public final class OpeningLog implements AutoCloseable {
  private final RecordAppender<Opening> file;
  private int size;

  /** Opens the list of a results folder behind what it has. */
  public OpeningLog(Path folder) {
    long end;
    try (RecordReader<Opening> known = new RecordReader<>(folder, OpeningsCsv.FILE)) {
      while (OpeningsCsv.next(known, size) != null) {
        size++;
      }
      end = known.offset();
    } catch (ResultsException damaged) {
      throw new ResultsException(
          damaged.getMessage() + "; delete the file to have it made again from config and seed");
    }
    file = new RecordAppender<>(folder, OpeningsCsv.FILE, end);
  }

  /** How many stand there; the next one has this number. */
  public int size() {
    return size;
  }

  /** Adds the next opening, or nothing when memory runs out on the way. */
  public void append(Opening opening) {
    if (opening.number() != size) {
      throw new IllegalArgumentException(opening + " is not number " + size);
    }
    file.begin();
    try {
      file.append(opening);
    } catch (OutOfMemoryError full) {
      file.takeBack();
      throw full;
    }
    size++;
  }

  /** Hands everything to the system; what it refuses is taken back, so that no line is torn. */
  public void flush() {
    if (file.size() > 0) {
      RecordAppender.flush(file);
    }
  }

  /** Makes what was flushed survive a power failure as well. */
  public void force() {
    file.force();
  }

  @Override
  public void close() {
    try (file) {
      flush();
      force();
    }
  }
}
