package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Attempt;
import warlab.lab.record.ResultsException;

/**
 * Reads the records of one file from top to bottom, one at a time. A file that is missing, or torn
 * inside its header, has no records. It is opened with the first question.
 */
final class RecordReader<T> implements AutoCloseable {
  private final CsvFile<T> file;
  private final Path path;
  private final CsvLines lines;
  private long peekedFrom;
  private @Nullable T peeked;

  RecordReader(Path folder, CsvFile<T> file) {
    this.file = file;
    path = folder.resolve(file.name());
    lines = new CsvLines(path);
  }

  boolean isThere() {
    return PartFiles.isThere(path);
  }

  void requireFile() {
    if (!isThere()) {
      throw new ResultsException(
          path + " is missing, but games.csv has games; put it back or use a new output folder");
    }
  }

  /** Reads the header unless that is done; {@code false} when it is missing or torn. */
  private boolean hasHeader() {
    if (lines.number() == 0 && advance() && !lines.text().equals(file.header())) {
      throw new ResultsException(
          path + " line 1: the columns are not those of this version, " + file.header());
    }
    return lines.number() > 0;
  }

  /**
   * Skips most of what stands before the record of a number, in a file whose rows begin with their
   * numbers, from 0; to be asked first.
   *
   * @return the number of the next record
   */
  int skipNear(int number) {
    return Attempt.get(
        "read",
        path,
        () -> {
          NumberedRow row = NumberedRow.before(path, number);
          if (row == null) {
            return 0;
          }
          lines.startAt(row.offset(), row.number() + 1L); // line 1 is the header
          return row.number();
        });
  }

  /** The next record; {@code null} after the last whole one. */
  @Nullable T next() {
    T next = peek();
    peeked = null;
    return next;
  }

  /** Passes over the records of games before one, and looks at none of them. */
  void skipTo(long game) {
    T known = peeked;
    if (known != null && gameOf(known) < game) {
      peeked = null;
    }
    while (peeked == null && hasHeader()) {
      peekedFrom = lines.offset();
      if (!advance()) {
        return;
      }
      CsvFields fields = lines.fields();
      if (!fields.isBelow(game)) {
        peeked = read(fields);
      }
    }
  }

  /** The record that {@link #next} will return. */
  @Nullable T peek() {
    if (peeked == null) {
      skipTo(0);
    }
    return peeked;
  }

  private boolean advance() {
    try {
      return lines.advance();
    } catch (IOException broken) {
      throw ResultsException.of("read", path, broken);
    }
  }

  private T read(CsvFields fields) {
    if (fields.count() == 0) {
      throw broken("the quotes do not fit, so the line was changed after it was written");
    }
    if (fields.count() != file.width()) {
      throw broken(fields.count() + " fields where " + file.width() + " are expected");
    }
    if (!lines.isIntact()) {
      throw broken("the check does not fit, so the line was changed after it was written");
    }
    return file.format().read(new CsvRow(file, lines.number(), fields));
  }

  /** The number of the game that a record of this file belongs to. */
  long gameOf(T record) {
    return file.game().applyAsLong(record);
  }

  /** That the line of the last record taken or peeked is not as it should be. */
  ResultsException broken(String reason) {
    return file.broken(lines.number(), reason);
  }

  /** Bytes from the beginning of the file to the end of the last record taken. */
  long offset() {
    hasHeader();
    return peeked == null ? lines.offset() : peekedFrom;
  }

  /** The line of the last record taken or peeked, from 1. */
  long lineNumber() {
    return lines.number();
  }

  @Override
  public void close() {
    Attempt.to("close", path, lines::close);
  }
}
