package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The libraries of {@code gradle/libs.versions.toml} by the name that build files use. */
final class VersionCatalog {

  /** An artifact and its version; no version means that a platform decides. */
  record Library(String artifact, String version) {}

  private static final Pattern VERSION = Pattern.compile("([\\w-]+) = \"([^\"]+)\"");
  private static final Pattern LIBRARY =
      Pattern.compile(
          "([\\w-]+) = \\{ module = \"([^\"]+)\"(?:, version\\.ref = \"([^\"]+)\")? \\}");

  private final Map<String, String> versions = new HashMap<>();
  private final Map<String, Library> libraries = new HashMap<>();

  static VersionCatalog read(Path file) throws IOException {
    var catalog = new VersionCatalog();
    for (String line : Files.readAllLines(file)) {
      catalog.add(line.replaceFirst("#.*", "").strip());
    }
    return catalog;
  }

  /** The library that a build file calls {@code libs.NAME}. */
  Library library(String name) {
    Library library = libraries.get(name);
    if (library == null) {
      throw new IllegalStateException("libs." + name + " is not in the version catalog");
    }
    return library;
  }

  private void add(String line) {
    Matcher version = VERSION.matcher(line);
    Matcher library = LIBRARY.matcher(line);
    if (version.matches()) {
      versions.put(version.group(1), version.group(2));
    } else if (library.matches()) {
      String name = library.group(1).replace('-', '.');
      libraries.put(name, new Library(library.group(2), version(library.group(3))));
    } else if (!line.isEmpty() && !line.startsWith("[")) {
      throw new IllegalStateException("cannot read the catalog's line: " + line);
    }
  }

  private String version(@Nullable String reference) {
    if (reference == null) {
      return "";
    }
    String version = versions.get(reference);
    if (version == null) {
      throw new IllegalStateException("the catalog has no version named " + reference);
    }
    return version;
  }
}
