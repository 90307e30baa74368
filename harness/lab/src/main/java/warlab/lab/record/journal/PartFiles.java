package warlab.lab.record.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Attempt;

/**
 * A journal in compressed parts, one a shard, in the folder {@code parts} of a results folder. A
 * part counts once its receipt is there; the header stands in part 0 only, so that all of them
 * unpacked and joined are the file of a run on one machine.
 */
public final class PartFiles {
  /** The files that a shard leaves behind besides its receipt, in the order of their writing. */
  public static final List<String> NAMES =
      List.of(TimingsCsv.FILE.name(), MovesCsv.FILE.name(), GamesCsv.FILE.name());

  private PartFiles() {}

  public static Path folder(Path results) {
    return results.resolve("parts");
  }

  /** Whether the games of a results folder are in parts, and not joined in one file. */
  public static boolean isSharded(Path results) {
    return !Files.exists(results.resolve(GamesCsv.FILE.name()))
        && Files.isDirectory(folder(results));
  }

  /** {@code parts/00017.games.csv.gz}. */
  public static Path part(Path results, int shard, String name) {
    return folder(results).resolve(number(shard) + "." + name + ".gz");
  }

  public static Path receipt(Path results, int shard) {
    return folder(results).resolve(number(shard) + ".receipt.json");
  }

  /** A shard as the names of its files begin. */
  public static String number(int shard) {
    return String.format(Locale.ROOT, "%05d", shard);
  }

  /** The bytes of one part as they were before they were packed. */
  public static InputStream unpacked(Path part) throws IOException {
    return BoundedLines.unpacked(part);
  }

  /** A file of a journal, whether it lies there or in parts; {@code null} when in neither. */
  public static @Nullable InputStream open(Path file) throws IOException {
    if (Files.exists(file)) {
      return BoundedLines.plain(file);
    }
    return isInParts(file) ? joined(file) : null;
  }

  /** Whether a results folder has games, wherever they were played. */
  public static boolean hasGames(Path results) {
    return isThere(results.resolve(GamesCsv.FILE.name()));
  }

  public static boolean isThere(Path file) {
    return Files.exists(file) || isInParts(file);
  }

  private static boolean isInParts(Path file) {
    Path results = file.resolveSibling("");
    return !file.endsWith(OpeningsCsv.FILE.name())
        && isSharded(results)
        && Files.exists(receipt(results, 0));
  }

  /** The parts of one file, one after the other, up to the first without a receipt. */
  @SuppressWarnings("JdkObsolete") // a sequence of streams takes nothing but an enumeration
  private static InputStream joined(Path file) {
    Path results = file.resolveSibling("");
    String name = String.valueOf(file.getFileName());
    return new SequenceInputStream(
        new Enumeration<InputStream>() { // each is opened when it is asked for
          private int shard;

          @Override
          public boolean hasMoreElements() {
            return Files.exists(receipt(results, shard));
          }

          @Override
          public InputStream nextElement() {
            Path part = part(results, shard++, name);
            return Attempt.get("read", part, () -> unpacked(part));
          }
        });
  }
}
