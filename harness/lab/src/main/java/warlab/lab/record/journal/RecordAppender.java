package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Attempt;
import warlab.lab.record.ResultsException;

/** Appends records to one CSV file. */
final class RecordAppender<T> implements AutoCloseable {
  private final CsvFormat<T> format;
  private final Path path;
  private final FileChannel channel;
  private final CsvBuffer buffer = new CsvBuffer();
  private final @Nullable Object key;
  private long settledEnd;

  /** None yet: what was read back may have been written by a process that was killed. */
  private long forcedEnd = -1;

  /** Opens a file, or makes it, and cuts off what stands behind {@code end}. */
  RecordAppender(Path folder, CsvFile<T> file, long end) {
    format = file.format();
    path = folder.resolve(file.name());
    channel = Attempt.get("write", path, () -> open(end));
    key = Attempt.get("read", path, this::attributes).fileKey();
    settledEnd = end;
    if (end == 0) {
      buffer.raw(file.header());
      buffer.endLine();
    }
  }

  private FileChannel open(long end) throws IOException {
    FileChannel opened =
        FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (opened.size() > end) {
      opened.truncate(end);
      // Or a power failure could leave a mixture of what was cut off and what is written next.
      opened.force(true);
    }
    return opened.position(end);
  }

  private BasicFileAttributes attributes() throws IOException {
    return Files.readAttributes(path, BasicFileAttributes.class);
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

  /**
   * Looks whether the file is still the one that was written last.
   *
   * @throws ResultsException when somebody cut, replaced or removed it
   */
  void requireUntouched() {
    try {
      BasicFileAttributes now = attributes();
      if (now.size() != settledEnd || !Objects.equals(now.fileKey(), key)) {
        throw touched("changed");
      }
    } catch (NoSuchFileException gone) {
      throw touched("removed");
    } catch (IOException refused) {
      throw ResultsException.of("read", path, refused);
    }
  }

  private ResultsException touched(String how) {
    return new ResultsException(
        "%s was %s by somebody else during the run, so the run stops; put it back as it was,"
                .formatted(path, how)
            + " %d bytes, and run again".formatted(settledEnd));
  }

  void flush() {
    if (buffer.size() > 0) {
      Attempt.to("write", path, () -> buffer.writeTo(channel));
    }
  }

  /** What is written now stays. */
  void settle() {
    settledEnd = Attempt.get("write", path, channel::position);
  }

  /** Sees to it that what is settled survives a power failure. */
  void force() {
    if (forcedEnd != settledEnd) {
      Attempt.to("write", path, () -> channel.force(false));
      forcedEnd = settledEnd;
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
    Attempt.to("write", path, channel::close);
  }
}
