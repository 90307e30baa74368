package warlab.lab.config.tree;

/** A config is refused. The message is one line: the place, then what is wrong and what is not. */
public final class ConfigException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ConfigException(Place place, String message) {
    super(place + ": " + message);
  }
}
