package warlab.lab.config.read;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import warlab.games.Option;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * A value that stands in a file of its own: {@code {file: my.txt}}, relative to the config.
 *
 * @param name as the config has it
 */
record FileReference(String name, Path path, Place place) {
  private static final String FILE = "file";

  static boolean isOne(ConfigNode node) {
    return node instanceof MapNode map && map.has(FILE);
  }

  static FileReference read(MapNode node, Path folder) {
    ConfigNode file =
        Problems.throwIfAny(
            problems ->
                new Section("key", " beside file", node, List.of(), List.of(FILE), problems)
                    .node(FILE));
    return of(file, folder);
  }

  /** A file that a text names. */
  static FileReference of(ConfigNode file, Path folder) {
    if (!(file instanceof ScalarNode scalar) || scalar.kind() != ScalarNode.Kind.TEXT) {
      throw file.refusal("file: expected the name of a file, not " + file.describe());
    }
    try {
      return new FileReference(scalar.text(), folder.resolve(scalar.text()), file.place());
    } catch (InvalidPathException impossible) {
      throw file.refusal("file: " + file.describe() + " cannot be the name of a file");
    }
  }

  /** A folder that must be there, relative to the config. */
  static Path folder(Option option, ConfigNode node, Path folder) {
    if (node instanceof ScalarNode scalar && scalar.kind() == ScalarNode.Kind.TEXT) {
      try {
        Path named = folder.resolve(scalar.text()).toAbsolutePath().normalize();
        if (Files.isDirectory(named)) {
          return named;
        }
      } catch (InvalidPathException impossible) {
        // refused below
      }
    }
    throw node.refusal(
        option.name()
            + ": "
            + option.expected()
            + " that is on this machine, not "
            + node.describe());
  }

  String text(long maxBytes) {
    return ConfigFile.text(Place.of(place + ": " + name), path, maxBytes);
  }
}
