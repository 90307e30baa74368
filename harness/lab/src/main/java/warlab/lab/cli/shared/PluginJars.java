package warlab.lab.cli.shared;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;

/** Finds a user's jars in a folder and opens them to the service loader. */
final class PluginJars {
  private PluginJars() {}

  /** A loader for all jars of the folder, in the order of their names. */
  static ClassLoader loader(Path folder, ClassLoader parent) {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars(folder)) {
      urls.add(checked(jar));
    }
    return new URLClassLoader("plug-ins", urls.toArray(URL[]::new), parent);
  }

  private static List<Path> jars(Path folder) {
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
    try (ZipFile archive = new ZipFile(jar.toFile())) {
      if (archive.size() == 0) {
        throw new UsageException("--plugins: " + jar + " is empty");
      }
      return jar.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException broken) {
      throw new UsageException("--plugins: " + jar + " is not a readable jar");
    }
  }
}
