package warlab.lab.record.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a row begins in a file whose rows begin with ascending numbers.
 *
 * @param offset in bytes
 */
record NumberedRow(long offset, int number) {
  /** Reading on from here costs about what another look costs. */
  private static final int BLOCK = 1 << 16;

  private static final int MOST_DIGITS = 9;

  /**
   * A row that is the wanted one or stands a little before it, found in a few looks however long
   * the file is; {@code null} when that is the top. What is damaged is left to whoever reads it.
   */
  static @Nullable NumberedRow before(Path file, int wanted) throws IOException {
    if (!Files.exists(file)) {
      return null;
    }
    NumberedRow best = null;
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      ByteBuffer block = ByteBuffer.allocate(BLOCK);
      long low = 0;
      long high = channel.size();
      while (high - low > BLOCK) {
        long middle = (low + high) >>> 1;
        NumberedRow row = firstBehind(channel, middle, block);
        if (row != null && row.number <= wanted) {
          best = row;
          low = Math.max(middle, row.offset);
        } else {
          high = middle;
        }
      }
    }
    return best;
  }

  /** The first row that begins behind an offset; {@code null} when none does within a block. */
  private static @Nullable NumberedRow firstBehind(
      SeekableByteChannel channel, long offset, ByteBuffer block) throws IOException {
    block.clear();
    channel.position(offset);
    while (block.hasRemaining() && channel.read(block) >= 0) {
      // A channel may give less than it was asked for.
    }
    block.flip();
    while (block.hasRemaining() && block.get() != '\n') {
      // The end of a row that began before.
    }
    int start = block.position();
    int number = 0;
    for (int digits = 0; block.hasRemaining(); digits++) {
      int next = block.get();
      if (next == ',' && digits > 0) {
        return new NumberedRow(offset + start, number);
      }
      if (next < '0' || next > '9' || digits == MOST_DIGITS) {
        return null;
      }
      number = 10 * number + next - '0';
    }
    return null;
  }
}
