package warlab.lab.config.plugin;

import java.util.List;
import java.util.function.Consumer;

/** Opens folders of jars and sources to the service loader, the first folder first. */
public final class PlugIns {
  private PlugIns() {}

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
      PluginJars jars = new PluginJars(folder, folder.jars());
      ClassLoader withJars =
          jars.paths().isEmpty() ? loader : jars.loader(loader); // checks them first
      jars.clashes().forEach(clash -> warnings.accept("plug-in left out: " + clash));
      loader = new SourceCompiler(folder, jars.paths(), warnings).compile(withJars);
    }
    return loader;
  }
}
