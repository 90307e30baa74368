package warlab.lab.config.read;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.plugin.PluginFolder;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * An experiment's file, opened and parsed once.
 *
 * @param text of the file, as it is
 * @param root with what the command line says instead of the file
 */
public record ExperimentFile(Path path, String text, MapNode root) {
  private static final long MAX_BYTES = 1 << 20;
  private static final int MOST_FILES = 10;

  /**
   * Opens a file; overrides win over what it says.
   *
   * @throws warlab.lab.config.tree.ConfigException when it cannot be read or is no YAML or JSON
   */
  public static ExperimentFile open(Path file, Overrides overrides) {
    return parse(file, ConfigFile.text(Place.of(file.toString()), file, MAX_BYTES), overrides);
  }

  /** Text as if it stood in a file; paths in it are relative to that file. */
  public static ExperimentFile parse(Path file, String text, Overrides overrides) {
    MapNode own = ConfigParser.parseFile(file.toString(), text);
    return new ExperimentFile(file, text, overrides.applyTo(extended(own, file, 1)));
  }

  /** With the keys of the file that it extends; what is in there is relative to the last file. */
  private static MapNode extended(MapNode own, Path file, int files) {
    Optional<ConfigNode> base = own.get(ExperimentConfig.EXTENDS);
    if (base.isEmpty()) {
      return own;
    }
    FileReference named = FileReference.of(base.get(), file.resolveSibling(""));
    if (files > MOST_FILES) {
      throw base.get().refusal("extends: more than " + MOST_FILES + " files, maybe in a circle");
    }
    String name = file.resolveSibling(named.name()).toString();
    MapNode whole = ConfigParser.parseFile(name, named.text(MAX_BYTES));
    return extended(whole, named.path(), files + 1).overlaid(own.without(ExperimentConfig.EXTENDS));
  }

  /**
   * The folders under {@code plugins}, relative to the file. They are asked for before anything
   * else can be read, since the rest may name what is in there.
   */
  public List<PluginFolder> pluginFolders() {
    return Section.texts(ExperimentConfig.PLUGINS, root).stream()
        .map(node -> new PluginFolder(node.place(), sibling(node)))
        .toList();
  }

  private Path sibling(ScalarNode node) {
    try {
      return path.resolveSibling(node.text());
    } catch (InvalidPathException impossible) {
      throw node.refusal("plugins: " + node.describe() + " cannot be the name of a folder");
    }
  }
}
