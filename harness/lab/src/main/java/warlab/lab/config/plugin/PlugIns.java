package warlab.lab.config.plugin;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Opens folders of jars and sources to the service loader, the first folder first. */
public final class PlugIns {
  private PlugIns() {}

  /** The jars of a folder, in the order of their names. */
  public static List<Path> jars(PluginFolder folder) {
    return PluginJars.in(folder).paths();
  }

  /** Whether a folder holds sources, which are compiled where they lie. */
  public static boolean hasSources(Path folder) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.java")) {
      return found.iterator().hasNext();
    } catch (IOException unreadable) {
      return false; // refused by whoever opens it
    }
  }

  /**
   * A loader of all that lies in these folders.
   *
   * @param warnings hears what is left out, and what the compiler warns of
   * @throws warlab.lab.config.tree.ConfigException when a folder or jar cannot be read, or a source
   *     cannot be compiled
   */
  public static ClassLoader loader(
      List<PluginFolder> folders, ClassLoader parent, Consumer<String> warnings) {
    ClassLoader loader = parent;
    for (PluginFolder folder : folders) {
      PluginJars jars = PluginJars.in(folder);
      ClassLoader withJars = jars.isEmpty() ? loader : jars.loader(loader); // checks them first
      jars.clashes().forEach(clash -> warnings.accept("plug-in left out: " + clash));
      loader = new SourceCompiler(folder, jars.paths(), warnings).compile(withJars);
    }
    return loader;
  }
}
