package warlab.lab.record;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes files that are there whole or not at all, also after a power failure. They are written
 * beside those they replace and forced to disk, and when that is done for all of them renamed; so a
 * full disk leaves all the old ones, and no link is followed.
 *
 * <p>Whatever is kept in a results folder is written by this class or by the journal, to paths made
 * from the folder's own by {@link Path#resolve}: tests hand in a folder of a file system that
 * records every write and ends the world after any of them.
 */
public final class WholeFiles {
  private WholeFiles() {}

  /**
   * Writes all of them, or none when there is no room.
   *
   * @throws ResultsException when the system refuses
   */
  public static void replace(Map<Path, byte[]> files) {
    List<Path> written = new ArrayList<>();
    for (Map.Entry<Path, byte[]> entry : files.entrySet()) {
      Path file = entry.getKey();
      written.add(file);
      try {
        writeAside(file, entry.getValue());
      } catch (IOException refused) {
        deleteAside(written);
        throw ResultsException.of("write", file, refused);
      }
    }
    written.forEach(file -> move(aside(file), file));
    Set<Path> forced = new HashSet<>();
    for (Path file : written) {
      if (forced.add(file.resolveSibling(""))) { // a folder once, for all that is new in it
        forceName(file);
      }
    }
  }

  /** The same of one file. */
  public static void replace(Path file, String text) {
    replace(Map.of(file, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The same of several in one folder, by their names. */
  public static void replaceTexts(Path folder, Map<String, String> texts) {
    Map<Path, byte[]> files = new LinkedHashMap<>();
    texts.forEach(
        (name, text) -> files.put(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8)));
    replace(files);
  }

  private static Path aside(Path file) {
    return file.resolveSibling(file.getFileName() + ".new");
  }

  private static void writeAside(Path file, byte[] bytes) throws IOException {
    Files.deleteIfExists(aside(file)); // a crash may have left one, or a link was put there
    try (FileChannel channel =
        FileChannel.open(aside(file), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
    }
  }

  private static void deleteAside(List<Path> files) {
    for (Path file : files) {
      try {
        Files.deleteIfExists(aside(file));
      } catch (IOException refused) {
        // It is in nobody's way: the next writer begins it anew.
      }
    }
  }

  /** Gives a whole file its name, in one step that others see or do not see. */
  public static void move(Path from, Path to) {
    Attempt.get(
        "write",
        to,
        () ->
            Files.move(
                from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE));
  }

  /** Sees to it that a file or folder that was made or renamed is found after a power failure. */
  public static void forceName(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException unsupported) {
      // Windows has no such thing and does it by itself.
    }
  }
}
