package warlab.lab.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * {@code faults.log}: the first faults of a run as people read them, each with the command that
 * plays its game again.
 */
public final class FaultLog {
  /** A player that always breaks would fill the disk; after these the journal tells enough. */
  static final int REPORTED = 20;

  private static final Pattern HEADING = Pattern.compile("(?m)^game (\\d+): ");

  private final Path folder;
  private final Path file;
  private final Set<Long> reported = new HashSet<>();

  FaultLog(Path folder) {
    this.folder = folder;
    file = folder.resolve("faults.log");
    if (Files.exists(file)) {
      HEADING.matcher(read()).results().forEach(this::remember);
    }
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }

  private void remember(MatchResult heading) {
    reported.add(Long.parseLong(heading.group(1)));
  }

  /** Writes a fault down, unless it is there already or there are enough. */
  public void add(PlayedGame game) {
    GameRecord record = game.record();
    if (record.fault() == null || reported.size() >= REPORTED) {
      return;
    }
    if (reported.add(record.id().game())) {
      try {
        Files.writeString(file, entry(game), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } catch (IOException refused) {
        throw ResultsException.of("write", file, refused);
      }
    }
  }

  private String entry(PlayedGame game) {
    GameRecord record = game.record();
    Fault fault = record.fault();
    if (fault == null) {
      return "";
    }
    return """
        game %d: %s of %s, on the %s side, after %d moves
        again: ./warlab rerun %s %d
        %s

        """
        .formatted(
            record.id().game(),
            fault.kind().id(),
            record.player(fault.side()),
            FileWords.of(fault.side()),
            record.moves(),
            ShellWord.of(folder.toString()),
            record.id().game(),
            game.faultReport());
  }
}
