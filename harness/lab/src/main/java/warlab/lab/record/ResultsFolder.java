package warlab.lab.record;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The folder that one experiment's results lie in, and its files by what they hold. */
public final class ResultsFolder {
  public static final String EXPERIMENT = "experiment.yaml";
  public static final String MANIFEST = "manifest.json";
  public static final String GAMES = "games.csv";
  public static final String MOVES = "moves.csv";
  public static final String TIMINGS = "timings.csv";
  public static final String OPENINGS = "openings.csv";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private static final long LARGEST_JSON = 1 << 26;

  /** The last line of a manifest. */
  private static final Pattern CHECK = Pattern.compile(",\\n {2}\"check\" : \"\\w{8}\"\\n}\\n$");

  private final Path path;

  /** As it was read or written last. */
  private @Nullable Manifest known;

  public ResultsFolder(Path path) {
    this.path = path;
  }

  public Path path() {
    return path;
  }

  public Path file(String name) {
    return path.resolve(name);
  }

  /** Makes the folder unless it is there. */
  public void create() {
    if (Files.isDirectory(path)) {
      return;
    }
    Attempt.get("make the folder", path, () -> Files.createDirectories(path));
    WholeFiles.forceName(path);
  }

  /**
   * Makes way for another run: the folder with all its results gets the next free of the names
   * {@code NAME.1}, {@code NAME.2} and so on.
   *
   * @return where it is now; {@code null} when there were no results
   */
  public @Nullable Path setAside() {
    if (!Files.exists(file(MANIFEST)) && !Files.exists(file(GAMES))) {
      return null;
    }
    Path aside = nextAside();
    // Refused while a run is still writing here.
    return whileLocked(() -> Attempt.get("rename", path, () -> Files.move(path, aside)));
  }

  /** Where {@link #setAside} would put the results. */
  public Path nextAside() {
    Path whole = path.toAbsolutePath().normalize();
    int number = 1;
    Path aside;
    do {
      aside = whole.resolveSibling(whole.getFileName() + "." + number++);
    } while (Files.exists(aside, LinkOption.NOFOLLOW_LINKS));
    return aside;
  }

  /**
   * Refuses pipes and devices before one is opened, which might never end, and links, which would
   * have files elsewhere read and written; in folders inside, too. The folder itself may be one.
   */
  public void refuseIrregularFiles() {
    if (Files.isDirectory(path)) {
      Attempt.to("read", path, () -> refuseIrregular(path));
    }
  }

  private static void refuseIrregular(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          refuseIrregular(file);
        } else if (Files.isSymbolicLink(file)) {
          throw new ResultsException(
              file + " is a link, which results may not have: put what it leads to in its place");
        } else if (Files.exists(file) && !Files.isRegularFile(file)) {
          throw new ResultsException(file + " is not a regular file");
        }
      }
    } catch (NoSuchFileException gone) {
      // Whoever plays a shard beside us has finished it.
    }
  }

  /** Keeps every other process out until the lock is closed or this process ends. */
  public FolderLock lock() {
    return new FolderLock(path);
  }

  /** Does something that no other process may disturb. */
  public <T> T whileLocked(Supplier<T> work) {
    FolderLock lock = lock();
    try {
      return work.get();
    } finally {
      lock.close();
    }
  }

  /** Whether a run holds the lock just now. */
  public boolean isBeingWritten() {
    return FolderLock.isHeld(path);
  }

  /** Writes down what the experiment is, as a config. */
  public void describe(String experiment) {
    WholeFiles.replace(file(EXPERIMENT), experiment);
  }

  /**
   * {@code null} before a run began here.
   *
   * @throws ResultsException when it is damaged
   */
  public @Nullable Manifest manifest() {
    if (known == null && hasDamagedManifest()) {
      throw new ResultsException(
          file(MANIFEST)
              + " is damaged, so nobody knows what played these games; put a copy of it back, or"
              + " delete it: then report works, and to play choose another --out");
    }
    return known;
  }

  /** Whether the run in it was played to its end. */
  public boolean isFinished() {
    Manifest manifest = manifest();
    return manifest != null && manifest.finished() != null;
  }

  /** Whether it is there but empty, cut or anything else than a manifest. */
  public boolean hasDamagedManifest() {
    if (!Files.exists(file(MANIFEST))) {
      known = null;
      return false;
    }
    known = readJson(file(MANIFEST), Manifest.class);
    if (known != null && !isIntact(Attempt.get("read", path, this::manifestText))) {
      known = null;
    }
    return known == null;
  }

  private String manifestText() throws IOException {
    return Files.readString(file(MANIFEST));
  }

  /** Or damage would look like another program, which a user may let pass. */
  private static boolean isIntact(String manifest) {
    return manifest.equals(checked(CHECK.matcher(manifest).replaceFirst("")));
  }

  /** With a check of all that stands before it. */
  private static String checked(String manifest) {
    CRC32 sum = new CRC32();
    sum.update(manifest.getBytes(StandardCharsets.UTF_8));
    return manifest + ",\n  \"check\" : \"%08x\"\n}\n".formatted(sum.getValue());
  }

  /** What a file holds; {@code null} when it is damaged, or far too large. */
  public static <T> @Nullable T readJson(Path file, Class<T> type) {
    try {
      return Files.size(file) > LARGEST_JSON ? null : JSON.readValue(Files.readString(file), type);
    } catch (CharacterCodingException | JacksonException malformed) {
      return null;
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }

  public static void writeJson(Path file, Object content) {
    WholeFiles.replace(file, JSON.writeValueAsString(content) + "\n");
  }

  public void writeManifest(Manifest manifest) {
    String open = JSON.writeValueAsString(manifest).replaceFirst("\n}$", "");
    WholeFiles.replace(file(MANIFEST), checked(open));
    known = manifest;
  }
}
