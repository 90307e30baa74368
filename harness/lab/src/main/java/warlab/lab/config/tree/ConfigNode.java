package warlab.lab.config.tree;

/** A value of a config with the place it stands at: a scalar, a list or a map. Immutable. */
public sealed interface ConfigNode permits ScalarNode, ListNode, MapNode {

  Place place();

  /** The value in a few words, for messages: {@code 'e22'}, {@code 99}, {@code a list}. */
  String describe();

  /** Whether the key stands there without a value. */
  default boolean isNothing() {
    return false;
  }

  default ConfigException refusal(String message) {
    return new ConfigException(place(), message);
  }
}
