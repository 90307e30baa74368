package warlab.lab.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lists beside these classes that say what is measured: a line each, comments left out. */
final class ResourceLines {
  private ResourceLines() {}

  /** Empty when there is no such list. */
  static List<String> of(String name) {
    try (InputStream list = ResourceLines.class.getResourceAsStream(name + ".txt")) {
      return list == null
          ? List.of()
          : new String(list.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
