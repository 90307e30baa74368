package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import warlab.lab.record.ResultsException;

/** Appends records to one CSV file. */
final class RecordAppender<T> implements AutoCloseable {
  private final CsvFormat<T> format;
  private final Path path;
  private final FileChannel channel;
  private final CsvBuffer buffer = new CsvBuffer();
  private long settledEnd;

  /** Opens a file, or makes it, and cuts off what stands behind {@code end}. */
  RecordAppender(Path folder, CsvFile<T> file, long end) {
    format = file.format();
    path = folder.resolve(file.name());
    try {
      channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      channel.truncate(end).position(end);
    } catch (IOException refused) {
      throw ResultsException.of("write", path, refused);
    }
    settledEnd = end;
    if (end == 0) {
      buffer.raw(file.header());
      buffer.endLine();
    }
  }

  void append(T record) {
    format.write(record, buffer);
    buffer.endCheckedLine();
  }

  int size() {
    return buffer.size();
  }

  void truncate(int size) {
    buffer.truncate(size);
  }

  void flush() {
    if (buffer.size() == 0) {
      return;
    }
    try {
      buffer.writeTo(channel);
    } catch (IOException refused) {
      throw ResultsException.of("write", path, refused);
    }
  }

  /** What is written now stays. */
  void settle() {
    try {
      settledEnd = channel.position();
    } catch (IOException refused) {
      throw ResultsException.of("write", path, refused);
    }
  }

  /** Takes back what was written since it was last settled, if the system lets us. */
  void rollBack() {
    buffer.truncate(0);
    try {
      channel.truncate(settledEnd);
    } catch (IOException refused) {
      // The reader drops torn lines and half pairs as well; this only leaves a tidier file.
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException refused) {
      throw ResultsException.of("write", path, refused);
    }
  }
}
