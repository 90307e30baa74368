package warlab.lab.config.plugin;

import java.nio.file.Path;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.Place;

/**
 * A folder that a user named.
 *
 * @param place where it is named, for messages
 */
public record PluginFolder(Place place, Path path) {

  ConfigException refusal(String message) {
    return new ConfigException(place, message);
  }
}
