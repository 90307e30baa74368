package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.List;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.plugin.PluginFolder;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/** Reads experiment files. Whatever is wrong is refused here, before anything runs. */
public final class ConfigReader {
  static final long MAX_BYTES = 1 << 20;

  private final Catalog catalog;
  private final Machine machine;

  public ConfigReader(Catalog catalog, Machine machine) {
    this.catalog = catalog;
    this.machine = machine;
  }

  /**
   * Reads an experiment; overrides win over what the file says.
   *
   * @throws warlab.lab.config.tree.ConfigException with one line that names the place, what is
   *     wrong and what is expected
   */
  public ExperimentConfig read(Path file, Overrides overrides) {
    String text = ConfigFile.text(Place.of(file.toString()), file, MAX_BYTES);
    return read(file, text, overrides);
  }

  /**
   * The folders under {@code plugins}, relative to the file. They are asked for before anything
   * else can be read, since the rest may name what is in there.
   */
  public static List<PluginFolder> pluginFolders(Path file, Overrides overrides) {
    String text = ConfigFile.text(Place.of(file.toString()), file, MAX_BYTES);
    MapNode root = overrides.applyTo(ConfigParser.parseFile(file.toString(), text));
    return Section.texts(ExperimentConfig.PLUGINS, root).stream()
        .map(node -> new PluginFolder(node.place(), file.resolveSibling(node.text())))
        .toList();
  }

  /** Reads text as if it stood in a file; paths in it are relative to that file. */
  public ExperimentConfig read(Path file, String text, Overrides overrides) {
    var root = overrides.applyTo(ConfigParser.parseFile(file.toString(), text));
    return ExperimentReader.read(catalog, machine, file.resolveSibling(""), root);
  }
}
