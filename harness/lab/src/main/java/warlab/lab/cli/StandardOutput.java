package warlab.lab.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Standard output that remembers why it failed: writers only know that it did. A reader that has
 * seen enough, as {@code head} has, is no failure.
 */
final class StandardOutput extends FilterOutputStream {
  private @Nullable IOException failure;

  StandardOutput(OutputStream out) {
    super(out);
  }

  static StandardOutput ofProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  @Override
  public void write(int letter) throws IOException {
    write(new byte[] {(byte) letter}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException refused) {
      failure = failure == null ? refused : failure;
      throw refused;
    }
  }

  /** What went wrong for good, such as a full disk. */
  Optional<String> failure() {
    return Optional.ofNullable(failure)
        .map(refused -> String.valueOf(refused.getMessage()))
        .filter(reason -> !reason.equals("Broken pipe"));
  }
}
