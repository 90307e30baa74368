package warlab.lab.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file in which processes write down who they are. */
public record Pids(Path file) {
  public List<Long> read() throws IOException {
    return Files.exists(file)
        ? Files.readAllLines(file).stream().map(Long::parseLong).toList()
        : List.of();
  }

  /** Those that still run: one that has ended but was not yet seen off has no command. */
  public List<Long> running() throws IOException {
    return read().stream()
        .filter(pid -> ProcessHandle.of(pid).flatMap(p -> p.info().command()).isPresent())
        .toList();
  }
}
