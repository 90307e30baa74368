package warlab.lab.record.journal;

import java.io.IOException;
import java.io.LineNumberReader;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import warlab.lab.record.Attempt;
import warlab.lab.record.WholeFiles;

/**
 * What stands in a journal behind its last whole pair, where a run that goes on will write.
 *
 * @param mark where the whole pairs end
 * @param what it is: {@code half a pair}
 */
public record JournalTail(Path folder, Journal.Mark mark, String what, List<Part> parts) {
  /** The part of one file, from its first byte behind the mark; a last line may be torn. */
  record Part(CsvFile<?> file, long from, long lines) {}

  JournalTail(Path folder, Journal.Mark mark, String what) {
    this(
        folder,
        mark,
        what,
        Stream.of(
                part(folder, GamesCsv.FILE, mark.games()),
                part(folder, MovesCsv.FILE, mark.moves()),
                part(folder, TimingsCsv.FILE, mark.timings()))
            .filter(part -> part.lines() > 0)
            .toList());
  }

  private static Part part(Path folder, CsvFile<?> file, long from) {
    Path path = folder.resolve(file.name());
    boolean isThere = Files.exists(path);
    return new Part(file, from, isThere ? Attempt.get("read", path, () -> lines(path, from)) : 0);
  }

  private static long lines(Path path, long from) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      var in = Channels.newReader(channel.position(from), StandardCharsets.ISO_8859_1);
      return new LineNumberReader(in).lines().count();
    }
  }

  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** How much of what: {@code half a pair (games.csv 1 line, moves.csv 24 lines)}. */
  @Override
  public String toString() {
    return parts.stream()
        .map(part -> "%s %d".formatted(part.file().name(), part.lines()))
        .collect(Collectors.joining(", ", what + " (lines: ", ")"));
  }

  /** Keeps a copy in a new folder inside the results folder, and returns that. */
  public Path copy() {
    int number = 1;
    while (Files.exists(folder.resolve("dropped-" + number))) {
      number++;
    }
    Path copies = folder.resolve("dropped-" + number);
    Attempt.to(
        "write",
        copies,
        () -> {
          Files.createDirectory(copies);
          for (Part part : parts) {
            copy(part, copies.resolve(part.file().name()));
          }
        });
    WholeFiles.forceName(copies);
    return copies;
  }

  private void copy(Part part, Path to) throws IOException {
    try (FileChannel in =
            FileChannel.open(folder.resolve(part.file().name()), StandardOpenOption.READ);
        FileChannel out =
            FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      out.write(StandardCharsets.UTF_8.encode(part.file().header() + "\n"));
      long at = part.from();
      while (at < in.size()) {
        at += in.transferTo(at, in.size() - at, out);
      }
      out.force(true);
    }
    WholeFiles.forceName(to);
  }
}
