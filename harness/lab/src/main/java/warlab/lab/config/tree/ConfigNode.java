package warlab.lab.config.tree;

import java.util.List;
import java.util.Map;
import warlab.games.Document;

/**
 * A value of a config, or of another file that a game looks at, with the place it stands at: a
 * scalar, a list or a map. Immutable.
 */
public sealed interface ConfigNode extends Document permits ScalarNode, ListNode, MapNode {

  Place place();

  @Override
  default boolean isNothing() {
    return false;
  }

  @Override
  default Map<String, Document> fields(String what) {
    throw refusal(what + ": expected an object, not " + describe());
  }

  @Override
  default List<Document> items(String what, int size) {
    throw refusal(what + ": expected a list of " + size + ", not " + describe());
  }

  @Override
  default int wholeNumber(String what) {
    throw refusal(what + ": expected a whole number from 0, not " + describe());
  }

  @Override
  default ConfigException refusal(String message) {
    return new ConfigException(place(), message);
  }
}
