package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
  private int begun;

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
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
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

  /** What is appended from here on can be taken back, until it is flushed. */
  void begin() {
    begun = buffer.size();
  }

  void takeBack() {
    buffer.truncate(begun);
  }

  /**
   * Hands what some files wait for to the system, in their order: all of it, or nothing when the
   * system refuses.
   *
   * @throws ResultsException when it refuses, or somebody cut, replaced or removed a file
   */
  static void flush(RecordAppender<?>... files) {
    for (RecordAppender<?> file : files) {
      file.requireUntouched();
    }
    try {
      for (RecordAppender<?> file : files) {
        file.flush();
      }
    } catch (ResultsException refused) {
      for (RecordAppender<?> file : files) {
        file.rollBack();
      }
      throw refused;
    }
    for (RecordAppender<?> file : files) {
      file.settledEnd = Attempt.get("write", file.path, file.channel::position);
    }
  }

  private void requireUntouched() {
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

  private void flush() {
    if (buffer.size() > 0) {
      Attempt.to("write", path, () -> buffer.writeTo(channel));
    }
  }

  /** Sees to it that what is settled survives a power failure. */
  void force() {
    if (forcedEnd != settledEnd) {
      Attempt.to("write", path, () -> channel.force(false));
      forcedEnd = settledEnd;
    }
  }

  /** Takes back what was written since it was last settled, if the system lets us. */
  private void rollBack() {
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
