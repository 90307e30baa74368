package warlab.lab.run.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import warlab.lab.config.Sha256;
import warlab.lab.record.ResultsFolder;

/**
 * What lies beside the parts of a program: whether players read it nobody can see, since they may
 * make up its name when they need it. Results that lie in there are not looked at.
 */
final class Surroundings {
  private static final int DEPTH = 4;

  /** A folder with more, such as one of the system, is nobody's own. */
  private static final int MOST = 1000;

  /** Told by its size alone: a run begins in a moment. */
  private static final long LARGE = 1 << 26;

  private final Map<String, String> files = new TreeMap<>();

  private Surroundings() {}

  /** The files of some folders, and what is in their jars, by name with a hash each. */
  static Map<String, String> of(Set<Path> folders, Set<String> parts) {
    Surroundings found = new Surroundings();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder, DEPTH)) {
        List<Path> some = files.filter(Files::isRegularFile).limit(MOST + 1).toList();
        List<Path> results =
            some.stream()
                .filter(file -> file.endsWith(ResultsFolder.EXPERIMENT))
                .map(file -> file.resolveSibling(""))
                .toList();
        for (Path file : some.size() > MOST ? List.<Path>of() : some) {
          if (results.stream().noneMatch(file::startsWith)) {
            found.add(folder.getFileName() + "/" + folder.relativize(file), file);
          }
        }
      } catch (IOException | UncheckedIOException unreadable) {
        // Nobody can read a part of it, and so no player of this user.
      }
    }
    parts.forEach(part -> found.files.keySet().removeIf(name -> name.endsWith("!" + part)));
    return found.files;
  }

  private void add(String name, Path file) throws IOException {
    if (!name.endsWith(".jar")) {
      boolean isLarge = Files.size(file) > LARGE;
      files.put(
          name,
          isLarge
              ? Files.size(file) + " bytes"
              : Sha256.of(file).substring(0, ProgramReader.DIGITS));
      return;
    }
    try (ZipFile jar = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      jar.stream()
          .filter(entry -> !entry.isDirectory())
          .forEach(entry -> files.put(name + "!" + part(entry), Long.toHexString(entry.getCrc())));
    }
  }

  /** As a part of a program is called. */
  private static String part(ZipEntry entry) {
    String name = entry.getName();
    return name.endsWith(".class")
        ? name.substring(0, name.length() - ".class".length()).replace('/', '.')
        : name;
  }
}
