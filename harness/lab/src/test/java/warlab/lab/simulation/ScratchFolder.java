package warlab.lab.simulation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A new folder that is gone, with all that is in it, when it is closed. */
final class ScratchFolder implements AutoCloseable {
  private final Path path;

  ScratchFolder() {
    try {
      path = Files.createTempDirectory("warlab-scratch");
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
