package warlab.lab.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code faults.log}: the first faults of a run as people read them, each with the command that
 * plays its game again. Nothing depends on it: when it cannot be read or written the user hears of
 * it once, and the run goes on.
 */
public final class FaultLog {
  public static final String NAME = "faults.log";

  /** A player that always breaks would fill the disk; after these the journal tells enough. */
  static final int REPORTED = 20;

  /** What the log can have at most, many times over; a larger file is not ours. */
  private static final int LONGEST = 1 << 22;

  /** Lines of a report are indented, so only a heading begins like this. */
  private static final Pattern HEADING = Pattern.compile("(?md)^game (\\d{1,18}): ");

  private static final String NOTE = "note: ";

  private static final Pattern ENTRY = Pattern.compile("(?md)^(?=game \\d{1,18}: |note: )");

  private final Path folder;
  private final Path file;
  private final Consumer<String> warnings;
  private final Set<Long> reported = new HashSet<>();
  private final Set<String> noted = new HashSet<>();
  private boolean isTorn;
  private boolean isLost;

  /**
   * @param warnings hears what cannot be done with it
   */
  public FaultLog(Path folder, Consumer<String> warnings) {
    this(folder, folder.resolve(NAME), warnings);
  }

  /** A log of results that lie elsewhere, such as that of a shard. */
  public FaultLog(Path folder, Path file, Consumer<String> warnings) {
    this.folder = folder;
    this.warnings = warnings;
    this.file = file;
    if (Files.exists(file)) {
      readBack();
    }
  }

  private void readBack() {
    if (!Files.isRegularFile(file)) {
      disable("it is no regular file");
      return;
    }
    try {
      String text = text(file);
      isTorn = !text.isEmpty() && !text.endsWith("\n");
      each(text, (game, entry) -> reported.add(game), noted::add);
    } catch (IOException refused) {
      disable(ResultsException.reason(refused));
    }
  }

  private static String text(Path log) throws IOException {
    try (InputStream in = Files.newInputStream(log)) {
      // Not strictly: a crash may have cut it inside a character.
      return new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8);
    }
  }

  private static void each(String text, BiConsumer<Long, String> faults, Consumer<String> notes) {
    for (String entry : ENTRY.split(text, -1)) {
      Matcher heading = HEADING.matcher(entry);
      if (heading.lookingAt()) {
        faults.accept(Long.valueOf(heading.group(1)), entry);
      } else if (entry.startsWith(NOTE)) {
        notes.accept(entry.substring(NOTE.length()).strip());
      }
    }
  }

  /** Takes over what another log has, unless it is there already or there is enough. */
  public void addAll(Path other) {
    try {
      each(text(other), this::add, this::note);
    } catch (IOException refused) {
      disable(ResultsException.reason(refused));
    }
  }

  /** Writes a fault down, unless it is there already or there are enough. */
  public void add(PlayedGame game) {
    Fault fault = game.record().fault();
    if (fault != null) {
      add(game.record().id().game(), entry(game, fault));
    }
  }

  private void add(long game, String entry) {
    if (!isLost && reported.size() < REPORTED && reported.add(game)) {
      append(entry);
    }
  }

  /** Writes down a line about a player, unless it is there already. */
  public void note(String remark) {
    if (!isLost && noted.add(remark)) {
      append(NOTE + remark + "\n\n");
    }
  }

  private void append(String text) {
    String whole = isTorn ? "\n" + text : text;
    isTorn = false;
    try {
      // Not writeString, which refuses what is no character.
      byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
      Files.write(
          file,
          bytes,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          LinkOption.NOFOLLOW_LINKS);
    } catch (IOException refused) {
      disable(ResultsException.reason(refused));
    }
  }

  private void disable(String reason) {
    isLost = true;
    warnings.accept("faults are not written out: cannot use " + file + ": " + reason);
  }

  private String entry(PlayedGame game, Fault fault) {
    GameRecord record = game.record();
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
            String.valueOf(game.faultReport()).indent(2));
  }
}
