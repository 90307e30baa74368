package warlab.lab.cli.shared;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds a user's jars in a folder and opens them to the service loader. */
public final class PluginJars {
  private PluginJars() {}

  /** A loader for all jars of the folder, in the order of their names. */
  static ClassLoader loader(Path folder, ClassLoader parent) {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars(folder)) {
      urls.add(checked(jar));
    }
    return new URLClassLoader("plug-ins", urls.toArray(URL[]::new), parent);
  }

  /** A line for every jar with classes that an earlier one has too: only those are ever used. */
  static List<String> clashes(Path folder) {
    List<String> clashes = new ArrayList<>();
    Map<String, Path> firstOf = new HashMap<>();
    for (Path jar : jars(folder)) {
      Map<Path, List<String>> taken = new TreeMap<>();
      for (String name : classes(jar)) {
        Path first = firstOf.putIfAbsent(name, jar);
        if (first != null) {
          taken.computeIfAbsent(first, unused -> new ArrayList<>()).add(name);
        }
      }
      taken.forEach((first, names) -> clashes.add(clash(jar, first, names)));
    }
    return clashes;
  }

  private static String clash(Path jar, Path first, List<String> names) {
    String more = names.size() == 1 ? "" : " and " + (names.size() - 1) + " more";
    return "%s of %s%s: %s has the same, which is used instead"
        .formatted(names.get(0), jar.getFileName(), more, first.getFileName());
  }

  private static List<String> classes(Path jar) {
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      return archive.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .filter(name -> !name.equals("module-info"))
          .toList();
    } catch (IOException broken) {
      throw unreadable(jar);
    }
  }

  private static UsageException unreadable(Path jar) {
    return new UsageException("--plugins: " + jar + " is not a readable jar");
  }

  /** The jars of a folder, in the order of their names. */
  public static List<Path> jars(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UsageException("--plugins: '" + folder + "' is not a folder");
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
      found.forEach(jars::add);
    } catch (IOException unreadable) {
      throw new UsageException("--plugins: '" + folder + "' cannot be read");
    }
    jars.sort(null);
    return jars;
  }

  /** A jar that is no archive would be passed over silently by the class loader. */
  private static URL checked(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new UsageException("--plugins: " + jar + " is not a regular file");
    }
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      if (archive.size() == 0) {
        throw new UsageException("--plugins: " + jar + " is empty");
      }
      return jar.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException broken) {
      throw unreadable(jar);
    }
  }
}
