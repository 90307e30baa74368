package warlab.lab.record.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.ResultsException;

/**
 * Reads the records of one CSV file from top to bottom, one at a time. A last line without its line
 * end was torn off by an interruption and does not count; a file that is missing, or torn inside
 * its header, has no records.
 */
public final class RecordReader<T> implements Iterable<T>, AutoCloseable {
  private final CsvFormat<T> format;
  private final Path file;
  private final InputStream in;
  private byte[] buffer = new byte[1 << 16];
  private int start;
  private int limit;
  private long lineNumber;
  private long offset;
  private long peekedFrom;
  private @Nullable T peeked;

  public RecordReader(Path folder, CsvFormat<T> format) {
    this.format = format;
    file = folder.resolve(format.fileName());
    try {
      in = Files.exists(file) ? Files.newInputStream(file) : InputStream.nullInputStream();
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
    byte[] header = nextLine();
    if (header != null && !format.header().equals(new String(header, StandardCharsets.UTF_8))) {
      throw new ResultsException(
          file + " line 1: the columns are not those of this version, " + format.header());
    }
  }

  /** Goes on from where the reader stands: there is one way through the file. */
  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return peek() != null;
      }

      @Override
      public T next() {
        T next = RecordReader.this.next();
        if (next == null) {
          throw new NoSuchElementException();
        }
        return next;
      }
    };
  }

  /** The next record; {@code null} after the last whole one. */
  public @Nullable T next() {
    T next = peek();
    peeked = null;
    return next;
  }

  /** The record that {@link #next} will return. */
  public @Nullable T peek() {
    if (peeked == null) {
      peekedFrom = offset;
      byte[] line = nextLine();
      if (line != null) {
        peeked = format.read(new CsvRow(format, lineNumber, line));
      }
    }
    return peeked;
  }

  /** Bytes from the beginning of the file to the end of the last record taken. */
  long offset() {
    return peeked == null ? offset : peekedFrom;
  }

  /** The line of the last record taken or peeked, from 1. */
  public long lineNumber() {
    return lineNumber;
  }

  private byte @Nullable [] nextLine() {
    int end = start;
    while (true) {
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      if (end < limit) {
        break;
      }
      end -= start;
      if (!fill()) {
        return null;
      }
    }
    byte[] line = Arrays.copyOfRange(buffer, start, end);
    offset += end + 1 - start;
    start = end + 1;
    lineNumber++;
    return line;
  }

  /** Moves what is left to the front and reads more behind it. */
  private boolean fill() {
    System.arraycopy(buffer, start, buffer, 0, limit - start);
    limit -= start;
    start = 0;
    if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    try {
      int count = in.read(buffer, limit, buffer.length - limit);
      limit += Math.max(count, 0);
      return count > 0;
    } catch (IOException broken) {
      throw ResultsException.of("read", file, broken);
    }
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException broken) {
      throw ResultsException.of("close", file, broken);
    }
  }
}
