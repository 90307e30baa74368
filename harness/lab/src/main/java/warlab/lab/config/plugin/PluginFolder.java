package warlab.lab.config.plugin;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.Place;

/**
 * A folder that a user named.
 *
 * @param place where it is named, for messages
 */
public record PluginFolder(Place place, Path path) {
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
}
