package warlab.lab.config.plugin;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import warlab.lab.config.tree.ConfigException;

/**
 * The jars of a folder, opened to the service loader.
 *
 * @param paths in the order of their names
 */
record PluginJars(PluginFolder folder, List<Path> paths) {

  ClassLoader loader(ClassLoader parent) {
    URL[] urls = paths.stream().map(this::checked).toArray(URL[]::new);
    return new URLClassLoader("plug-ins", urls, parent);
  }

  /** A line for every jar with classes that an earlier one has too: only those are ever used. */
  List<String> clashes() {
    List<String> clashes = new ArrayList<>();
    Map<String, Path> firstOf = new HashMap<>();
    for (Path jar : paths) {
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

  private List<String> classes(Path jar) {
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

  private ConfigException unreadable(Path jar) {
    return folder.refusal(jar + " is not a readable jar");
  }

  /** A jar that is no archive would be passed over silently by the class loader. */
  private URL checked(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw folder.refusal(jar + " is not a regular file");
    }
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      if (archive.size() == 0) {
        throw folder.refusal(jar + " is empty");
      }
      return jar.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException broken) {
      throw unreadable(jar);
    }
  }
}
