package warlab.lab.config.plugin;

import java.io.IOException;
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
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.Place;

/**
 * A folder that a user named, with jars and sources that it opens to the service loader.
 *
 * @param place where it is named, for messages
 */
public record PluginFolder(Place place, Path path) {
  /**
   * A loader of all that lies in these folders, the first one first.
   *
   * @param warnings hears what is left out, and what the compiler warns of
   * @throws ConfigException when a folder or jar cannot be read, or a source cannot be compiled
   */
  public static ClassLoader loader(
      List<PluginFolder> folders, ClassLoader parent, Consumer<String> warnings) {
    ClassLoader loader = parent;
    for (PluginFolder folder : folders) {
      List<Path> jars = folder.jars();
      ClassLoader withJars = jars.isEmpty() ? loader : folder.jarLoader(jars, loader);
      folder.clashes(jars).forEach(clash -> warnings.accept("plug-in left out: " + clash));
      ClassLoader whole = new SourceCompiler(folder, jars, warnings).compile(withJars);
      if (SourceCompiler.addsNothing(whole, loader)) {
        warnings.accept(
            "%s: '%s' has no plug-in: expected .java files with one of %s, or jars that list theirs"
                    .formatted(folder.place, folder.path, SourceCompiler.NAMES)
                + " in META-INF/services");
      }
      loader = whole;
    }
    return loader;
  }

  /** Its jars, in the order of their names. */
  public List<Path> jars() {
    if (!Files.isDirectory(path)) {
      throw refusal("'" + path + "' is not a folder");
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(path, "*.jar")) {
      found.forEach(jars::add);
    } catch (IOException unreadable) {
      throw refusal("'" + path + "' cannot be read");
    }
    jars.sort(null);
    return jars;
  }

  /** Whether it holds sources, which are compiled where they lie. */
  public boolean hasSources() {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(path, "*.java")) {
      return found.iterator().hasNext();
    } catch (IOException unreadable) {
      return false; // refused by whoever opens it
    }
  }

  ConfigException refusal(String message) {
    return new ConfigException(place, message);
  }

  /** Checks the jars first: one that is broken is refused. */
  private ClassLoader jarLoader(List<Path> jars, ClassLoader parent) {
    URL[] urls = jars.stream().map(this::checked).toArray(URL[]::new);
    return new URLClassLoader("plug-ins", urls, parent);
  }

  /** A line for every jar with classes that an earlier one has too: only those are ever used. */
  private List<String> clashes(List<Path> jars) {
    List<String> clashes = new ArrayList<>();
    Map<String, Path> firstOf = new HashMap<>();
    for (Path jar : jars) {
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
    return refusal(jar + " is not a readable jar");
  }

  /** A jar that is no archive would be passed over silently by the class loader. */
  private URL checked(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw refusal(jar + " is not a regular file");
    }
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      if (archive.size() == 0) {
        throw refusal(jar + " is empty");
      }
      return jar.toUri().toURL();
    } catch (IOException broken) {
      throw unreadable(jar);
    }
  }
}
