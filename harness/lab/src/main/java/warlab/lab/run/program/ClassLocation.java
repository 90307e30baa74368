package warlab.lab.run.program;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar or folder of classes, open to be read. */
final class ClassLocation implements Closeable {
  private final Path path;
  private final @Nullable ZipFile jar;

  /**
   * @param location of the jar or folder, as a class loader has it
   */
  ClassLocation(URL location) throws IOException {
    try {
      path = Path.of(location.toURI());
    } catch (URISyntaxException odd) {
      throw new IOException(odd);
    }
    jar = Files.isDirectory(path) ? null : new ZipFile(path.toFile());
  }

  /** A file by its name from here; {@code null} when there is none. */
  byte @Nullable [] read(String name) throws IOException {
    if (jar == null) {
      Path file = path.resolve(name);
      return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    }
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  /** Files beside its classes that may decide games, such as one of weights. */
  List<String> resources() throws IOException {
    if (jar != null) {
      return jar.stream().map(ZipEntry::getName).filter(ClassLocation::mayDecide).toList();
    }
    try (Stream<Path> files = Files.walk(path)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> path.relativize(file).toString().replace('\\', '/'))
          .filter(ClassLocation::mayDecide)
          .toList();
    }
  }

  /** Services count by what they bring, and scripts that draw boards move nothing. */
  private static boolean mayDecide(String name) {
    return !name.endsWith("/")
        && !name.endsWith(".class")
        && !name.startsWith("META-INF/")
        && !name.startsWith("warlab/boards/");
  }

  @Override
  public void close() throws IOException {
    if (jar != null) {
      jar.close();
    }
  }
}
